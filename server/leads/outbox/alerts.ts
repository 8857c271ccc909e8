import type { FastifyBaseLogger } from 'fastify';
import { safeError } from '../safe-error.ts';
import type { Channel } from '../store/tables.ts';

/** What is said when people are not told: nothing about a visitor. */
export interface DeliveryAlert {
  readonly channel: Channel;
  /** Status or code of the last try. */
  readonly error: string;
  readonly attempts: number;
}

/** A way to tell the company that another way fails. */
export interface AlertWay {
  /** Channels that fail together with this way. */
  readonly failsWith: readonly Channel[];
  tell(alert: DeliveryAlert): Promise<void>;
}

/** Tries of one message after which somebody should know: with the default first pause, about eight minutes. */
const alertAfter = 5;
/** Pause between two alerts about one channel, in milliseconds. */
const quiet = 6 * 60 * 60 * 1000;

/** Tells the company by another way that a channel fails; at most every six hours until it works again. */
export class Alerts {
  readonly #ways: readonly AlertWay[];
  readonly #log: FastifyBaseLogger;
  readonly #told = new Map<Channel, number>();

  constructor(ways: readonly AlertWay[], log: FastifyBaseLogger) {
    this.#ways = ways;
    this.#log = log;
  }

  /** @param final whether this message is given up */
  async failed(alert: DeliveryAlert, final: boolean): Promise<void> {
    // Measured by a clock that nobody sets.
    const last = this.#told.get(alert.channel);
    if ((!final && alert.attempts < alertAfter) || (last !== undefined && performance.now() - last < quiet)) return;
    this.#told.set(alert.channel, performance.now());
    this.#log.error(alert, 'people are not told of requests by this channel');
    const others = this.#ways.filter(({ failsWith }) => !failsWith.includes(alert.channel));
    for (const way of others) {
      await way.tell(alert).catch((error) => this.#log.error({ err: safeError(error) }, 'the alert did not go out'));
    }
  }

  delivered(channel: Channel): void {
    if (this.#told.delete(channel)) this.#log.info({ channel }, 'people are told again by this channel');
  }
}

import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { LeadWords } from '../../contract/lead-words.ts';
import { fillText } from '../../contract/slots.ts';
import { safeError } from '../../log.ts';
import type { Channel } from '../store/tables.ts';
import type { Mailer } from './mail.ts';
import { post, postSigned, type WebhookOptions } from './webhook.ts';

/** What an alert holds: nothing about a visitor. */
interface DeliveryAlert {
  readonly channel: Channel;
  /** Status or code of the last try. */
  readonly error: string;
  readonly attempts: number;
}

/** A way to reach the company while another one fails. */
export interface AlertWay {
  /** Channels that fail together with this way. */
  readonly failsWith: readonly Channel[];
  send(alert: DeliveryAlert): Promise<void>;
}

/** Tries of one message after which somebody should know: with the default first pause, about eight minutes. */
const alertAfter = 5;
/** Pause between two alerts about one channel, in milliseconds. */
const alertPause = 6 * 60 * 60 * 1000;

/** Alerts the company by another way when a channel fails; at most every six hours until it works again. */
export class Alerts {
  readonly #ways: readonly AlertWay[];
  readonly #log: FastifyBaseLogger;
  readonly #alerted = new Map<Channel, number>();

  constructor(ways: readonly AlertWay[], log: FastifyBaseLogger) {
    this.#ways = ways;
    this.#log = log;
  }

  /** @param final whether this message is given up */
  async failed(alert: DeliveryAlert, final: boolean): Promise<void> {
    // Measured by a clock that nobody sets.
    const last = this.#alerted.get(alert.channel);
    if ((!final && alert.attempts < alertAfter) || (last !== undefined && performance.now() - last < alertPause))
      return;
    this.#alerted.set(alert.channel, performance.now());
    this.#log.error(alert, 'requests are not delivered by this channel');
    const others = this.#ways.filter(({ failsWith }) => !failsWith.includes(alert.channel));
    for (const way of others) {
      await way.send(alert).catch((error) => this.#log.error({ err: safeError(error) }, 'the alert did not go out'));
    }
  }

  delivered(channel: Channel): void {
    if (this.#alerted.delete(channel)) this.#log.info({ channel }, 'requests are delivered again by this channel');
  }
}

/** By mail to the company: for a webhook that fails. */
export const mailAlert = (mailer: Mailer, to: readonly string[], words: LeadWords): AlertWay => ({
  failsWith: ['mail', 'confirmation'],
  send: (alert) =>
    mailer.send({ to, subject: fillText(words.alert.subject, slotsOf(alert)), text: textOf(alert, words) }),
});

/** By the webhook of the requests, as an event of its own: for mails that fail. */
export const webhookAlert = (webhook: WebhookOptions, words: LeadWords): AlertWay => ({
  failsWith: ['webhook'],
  send: (alert) => postSigned(webhook, randomUUID(), content(alert, words)),
});

/** To an address of its own, such as the incoming webhook of a chat, which shows `text`. */
export const urlAlert = (url: string, words: LeadWords): AlertWay => ({
  failsWith: [],
  send: (alert) => post(url, JSON.stringify(content(alert, words))),
});

const slotsOf = ({ channel, error, attempts }: DeliveryAlert) => ({ channel, error, attempts });
const textOf = (alert: DeliveryAlert, words: LeadWords): string => fillText(words.alert.text, slotsOf(alert));
const content = (alert: DeliveryAlert, words: LeadWords) => ({
  event: 'delivery.failing',
  ...alert,
  text: textOf(alert, words),
});

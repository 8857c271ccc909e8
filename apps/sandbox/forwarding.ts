import type { begin } from './core/deliveries.ts';
import type { Key } from './keys.ts';

/** Attempts that have just begun, and Unix ms at which the next one under way times out. */
export interface Due {
  attempts: Awaited<ReturnType<typeof begin>>;
  ends: number | undefined;
}

interface Ends {
  /** @param isBack whether nobody listened before */
  due: (key: Key, isBack: boolean) => Promise<Due>;
  send: (key: Key, attempt: Due['attempts'][number]) => void;
  fail: (error: unknown) => void;
}

/** Hands due attempts at a key’s receivers to its listener, which forwards them and reports the answers. */
export class Forwarding {
  readonly #ends: Ends;
  readonly #listeners = new Map<string, { key: Key; timer: NodeJS.Timeout | undefined; isBack: boolean }>();

  constructor(ends: Ends) {
    this.#ends = ends;
  }

  /** Looks after a key from now on, and again whenever an attempt times out. */
  attend(key: Key): void {
    const listener = this.#listeners.get(key.id) ?? { key, timer: undefined, isBack: true };
    this.#listeners.set(key.id, listener);
    void this.#hand(listener).catch(this.#ends.fail);
  }

  async #hand(listener: { key: Key; timer: NodeJS.Timeout | undefined; isBack: boolean }): Promise<void> {
    const { key, isBack } = listener;
    listener.isBack = false;
    const { attempts, ends } = await this.#ends.due(key, isBack);
    clearTimeout(listener.timer);
    const again = () => this.#listeners.get(key.id) === listener && this.attend(key);
    listener.timer = ends === undefined ? undefined : setTimeout(again, Math.max(0, ends - Date.now()));
    for (const attempt of attempts) this.#ends.send(key, attempt);
  }

  leave({ id }: Key): void {
    clearTimeout(this.#listeners.get(id)?.timer);
    this.#listeners.delete(id);
  }
}

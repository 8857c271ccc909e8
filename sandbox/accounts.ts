import type { SandboxRequest } from '../contract/sandbox.ts';
import { type Account, createAccount, trim } from './core/account.ts';
import type { Context } from './core/handlers.ts';
import { contextOf, handle, type World } from './core/router.ts';
import { type Key, lifetimes } from './keys.ts';

/** Keys that may have changes, their bytes together, and milliseconds after which an idle one may go. */
const ceiling = { keys: 20_000, bytes: 64 * 1024 * 1024, idle: 10 * 60_000 };

/** What keys have changed; one that has changed nothing takes no room. */
export class Accounts {
  readonly #world: World;
  /** The one used longest ago first. */
  readonly #keys = new Map<string, { account: Account; born: number; bytes: number; used: number }>();
  /** Keys whose changes had to go. */
  readonly #evicted = new Set<string>();
  readonly #began = Date.now();
  #bytes = 0;

  constructor(world: World) {
    this.#world = world;
    // Nothing outlives its key.
    const forgetEnded = () => {
      for (const [id, { born }] of this.#keys) if (born + lifetimes.key < Date.now()) this.#forget(id);
    };
    setInterval(forgetEnded, 60_000).unref();
  }

  #forget(id: string): void {
    this.#bytes -= this.#keys.get(id)?.bytes ?? 0;
    this.#keys.delete(id);
  }

  /** Makes room by letting go of what nobody has used for a while. @returns whether there is some */
  #hasRoom(): boolean {
    while (this.#keys.size >= ceiling.keys || this.#bytes >= ceiling.bytes) {
      const [oldest] = this.#keys;
      if (!oldest || Date.now() - oldest[1].used < ceiling.idle) return false;
      this.#forget(oldest[0]);
      this.#evicted.add(oldest[0]);
      if (this.#evicted.size > ceiling.keys) this.#evicted.delete(this.#evicted.values().next().value ?? '');
    }
    return true;
  }

  #keep(id: string, account: Account, born: number): void {
    this.#forget(id);
    const bytes = trim(account);
    this.#bytes += bytes;
    this.#keys.set(id, { account, born, bytes, used: Date.now() });
  }

  /** What a key is told of its own changes: that they stand, that it has none, or that they are gone. */
  #stateOf({ id, born }: Key) {
    if (this.#keys.has(id)) return 'kept';
    return this.#evicted.has(id) || born < this.#began ? 'restarted' : 'fresh';
  }

  #accountOf({ id }: Key): Account {
    const kept = this.#keys.get(id);
    if (!kept) return createAccount(this.#world.seed);
    kept.used = Date.now();
    this.#keys.delete(id);
    this.#keys.set(id, kept);
    return kept.account;
  }

  /** A key as it stands now. */
  contextOf(key: Key): Context {
    return contextOf(this.#world, this.#accountOf(key), { since: Date.now() - key.born, wall: Date.now() });
  }

  /** @returns undefined where no more may be kept */
  async answer(key: Key, request: SandboxRequest) {
    const account = this.#accountOf(key);
    const isWrite = request.method !== 'GET';
    if (isWrite && !this.#keys.has(key.id) && !this.#hasRoom()) return undefined;
    const moment = { since: Date.now() - key.born, wall: Date.now() };
    const { body, headers, ...rest } = await handle(this.#world, account, request, moment);
    if (isWrite && rest.status < 300) this.#keep(key.id, account, key.born);
    const text = body === undefined ? '' : JSON.stringify(body);
    return { ...rest, headers: { ...headers, 'Sandbox-State': this.#stateOf(key) }, text };
  }
}

import type { Call, SandboxRequest } from 'contract/sandbox';
import { type Account, createAccount, most, trim } from './core/account.ts';
import type { Context } from './core/handlers.ts';
import { contextOf, handle, type World } from './core/router.ts';
import { type Key, lifetimes } from './keys.ts';

/** Keys that may have changes, their bytes together, and milliseconds after which an idle one may go; keys whose calls are known. */
const ceiling = { keys: 20_000, logs: 2000, bytes: 64 * 1024 * 1024, idle: 10 * 60_000 };

/** What keys have changed; one that has changed nothing takes no room. */
export class Accounts {
  readonly #world: World;
  /** The one used longest ago first. */
  readonly #keys = new Map<string, { account: Account; born: number; bytes: number; used: number }>();
  /** Calls of a key as lines, newest first; the key that asked longest ago comes first. */
  readonly #logs = new Map<string, { lines: string[]; born: number }>();
  /** Keys whose changes had to go. */
  readonly #evicted = new Set<string>();
  readonly #began = Date.now();
  #bytes = 0;

  constructor(world: World) {
    this.#world = world;
    // Nothing outlives its key.
    const forgetEnded = () => {
      const isOver = ({ born }: { born: number }) => born + lifetimes.key < Date.now();
      for (const [id, one] of this.#keys) if (isOver(one)) this.#forget(id);
      for (const [id, one] of this.#logs) if (isOver(one)) this.#logs.delete(id);
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
  stateOf({ id, born }: Key) {
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

  #momentOf({ id, born }: Key) {
    const calls = () =>
      (this.#logs.get(id)?.lines ?? []).map((line): Call => {
        const [status, ms, request_id = '', method = '', path = ''] = line.split(' ');
        return { method, path, status: Number(status), ms: Number(ms), request_id };
      });
    return { since: Date.now() - born, wall: Date.now(), calls };
  }

  /** A key as it stands now. */
  contextOf(key: Key): Context {
    return contextOf(this.#world, this.#accountOf(key), this.#momentOf(key));
  }

  /** Keeps a call in its key's log, which has what the key's changes leave of its room. */
  note({ id, born }: Key, { method, path, status, ms, request_id }: Call): void {
    const room = Math.min(most.callBytes, most.bytes - (this.#keys.get(id)?.bytes ?? 0));
    const line = [status, ms, request_id, method, path.slice(0, 100)].join(' ');
    const lines = [line, ...(this.#logs.get(id)?.lines ?? [])].slice(0, most.calls);
    while (lines.join('\n').length > room) lines.pop();
    this.#logs.delete(id);
    this.#logs.set(id, { lines, born });
    if (this.#logs.size > ceiling.logs) this.#logs.delete(this.#logs.keys().next().value ?? '');
  }

  /** @returns undefined where no more may be kept */
  async answer(key: Key, request: SandboxRequest) {
    const account = this.#accountOf(key);
    const isWrite = request.method !== 'GET';
    if (isWrite && !this.#keys.has(key.id) && !this.#hasRoom()) return undefined;
    const { body, headers, ...rest } = await handle(this.#world, account, request, this.#momentOf(key));
    if (isWrite && rest.status < 300) this.#keep(key.id, account, key.born);
    const text = body === undefined ? '' : JSON.stringify(body);
    return { ...rest, headers: { ...headers, 'Sandbox-State': this.stateOf(key) }, text };
  }
}

import type { Call, SandboxRequest, StreamRequest } from 'contract/sandbox';
import { type Account, createAccount, minuteIn, most, trim } from './core/account.ts';
import { begin, expire, resume } from './core/deliveries.ts';
import type { Context } from './core/handlers.ts';
import { contextOf, handle, isChanged, type World } from './core/router.ts';
import { streamEvents } from './core/stream.ts';
import type { Due } from './forwarding.ts';
import { type Key, lifetimes } from './keys.ts';

/**
 * Limits in all: keys with changes, keys with a call log, bytes of all changes, and ms of idleness after which a
 * key’s changes may be evicted.
 */
const ceiling = { keys: 20_000, logs: 2000, bytes: 64 * 1024 * 1024, idle: 10 * 60_000 };

/** State per API key, created on its first write. */
export class Accounts {
  readonly #world: World;
  /** Least recently used key first. */
  readonly #keys = new Map<string, { account: Account; born: number; bytes: number; used: number }>();
  /** Calls per key, newest first, each as one space-separated line; least recently active key first. */
  readonly #logs = new Map<string, { lines: string[]; born: number }>();
  /** Keys whose changes were evicted for lack of memory. */
  readonly #evicted = new Set<string>();
  readonly #began = Date.now();
  /** Work under way per key. */
  readonly #busy = new Map<string, Promise<void>>();
  #bytes = 0;

  constructor(world: World) {
    this.#world = world;
    // State and log of a key end with the key.
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

  /** Evicts the least recently used keys that are idle long enough. @returns whether there is room for another key */
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
    const bytes = trim(account, Date.now());
    this.#bytes += bytes;
    this.#keys.set(id, { account, born, bytes, used: Date.now() });
  }

  /**
   * State of a key’s changes: `kept`, `fresh` (never changed anything) or `restarted` (possibly lost by restart or
   * eviction).
   */
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

  minuteOf(key: Key): number {
    const { since } = this.#momentOf(key);
    return minuteIn(this.#accountOf(key), Math.floor(since / 60_000));
  }

  /** Runs work on a key’s account after all earlier work on it. */
  #inOrder<T>({ id }: Key, act: () => Promise<T>): Promise<T> {
    const done = (this.#busy.get(id) ?? Promise.resolve()).then(act, act);
    const settled = done
      .catch(() => undefined)
      .then(() => void (this.#busy.get(id) === settled && this.#busy.delete(id)));
    this.#busy.set(id, settled);
    return done;
  }

  /** Works on a key’s account outside a request, and stores what has changed before anyone is told. */
  #visit<T>(key: Key, act: (context: Context) => T | Promise<T>): Promise<T> {
    return this.#inOrder(key, async () => {
      const account = this.#accountOf(key);
      const before = { ...account };
      const result = await act(await contextOf(this.#world, account, this.#momentOf(key)));
      if (this.#keys.has(key.id) && isChanged(account, before)) this.#keep(key.id, account, key.born);
      return result;
    });
  }

  eventsOf(key: Key, asked: StreamRequest) {
    return this.#visit(key, (context) => streamEvents(context, asked));
  }

  /** Attempts that are due for a key’s listener. @param isBack whether nobody listened before */
  due(key: Key, isBack: boolean): Promise<Due> {
    return this.#visit(key, async ({ account, now }) => {
      if (isBack) resume(account, now);
      expire(account, Date.now(), this.#began);
      const attempts = await begin(account, now, Date.now());
      return { attempts, ends: expire(account, Date.now(), this.#began) };
    });
  }

  /** Adds a call to its key’s log. The log may use the bytes that the key’s changes leave of its quota. */
  note({ id, born }: Key, { method, path, status, ms, request_id }: Call): void {
    const room = Math.min(most.callBytes, most.bytes - (this.#keys.get(id)?.bytes ?? 0));
    const line = [status, ms, request_id, method, path.slice(0, 100)].join(' ');
    const lines = [line, ...(this.#logs.get(id)?.lines ?? [])].slice(0, most.calls);
    while (lines.join('\n').length > room) lines.pop();
    this.#logs.delete(id);
    this.#logs.set(id, { lines, born });
    if (this.#logs.size > ceiling.logs) this.#logs.delete(this.#logs.keys().next().value ?? '');
  }

  /** @returns undefined when there is no room for another key’s changes */
  answer(key: Key, request: SandboxRequest) {
    return this.#inOrder(key, async () => {
      const account = this.#accountOf(key);
      const isWrite = request.method !== 'GET';
      if (isWrite && !this.#keys.has(key.id) && !this.#hasRoom()) return undefined;
      const before = { ...account };
      const { body, headers, ...rest } = await handle(this.#world, account, request, this.#momentOf(key));
      const isKept = this.#keys.has(key.id) ? isChanged(account, before) : isWrite && rest.status < 300;
      if (isKept) this.#keep(key.id, account, key.born);
      const text = body === undefined ? '' : JSON.stringify(body);
      return { ...rest, headers: { ...headers, 'Sandbox-State': this.stateOf(key) }, text };
    });
  }
}

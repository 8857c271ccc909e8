import type { Call, SandboxRequest, StreamRequest } from 'contract/sandbox';
import { type Account, accountLimits, accountMinute, createAccount, trimAccount } from './core/account.ts';
import { deliverDueEvents } from './core/alarms.ts';
import { begin, expire, resume } from './core/deliveries.ts';
import type { Context } from './core/handlers.ts';
import { createContext, handle, isChanged, type SharedData } from './core/router.ts';
import { streamEvents } from './core/stream.ts';
import type { Due } from './forwarding.ts';
import { type Key, type Keys, lifetimes } from './keys.ts';
import { evicted, type Store } from './store.ts';

/** Limits of memory: accounts and their bytes, and keys with a call log. */
const ceiling = { accounts: 2000, bytes: 24 * 1024 * 1024, logs: 2000 };

/** Minutes of the clock that are settled at once: a jump of months is settled in slices, between other calls. */
const slice = 1440;

interface Kept {
  account: Account;
  bytes: number;
}

/** State per API key, stored from its first write on. */
export class Accounts {
  readonly #world: SharedData;
  readonly #keys: Keys;
  readonly #store: Store;
  /** Accounts in memory, least recently used first. */
  readonly #kept = new Map<string, Kept>();
  #bytes = 0;
  /** Keys used since the store was last told. */
  readonly #used = new Set<string>();
  /** Calls per key, newest first, each as one space-separated line; least recently active key first. */
  readonly #logs = new Map<string, { lines: string[]; born: number }>();
  /** Work under way per key. */
  readonly #busy = new Map<string, Promise<void>>();
  readonly #began = Date.now();

  constructor(world: SharedData, keys: Keys, store: Store) {
    [this.#world, this.#keys, this.#store] = [world, keys, store];
    // State and log of a key end with the key.
    const lookAfter = () => {
      const ended = Date.now() - lifetimes.key;
      store.touch([...this.#used]);
      this.#used.clear();
      store.forget(ended);
      for (const [id, { born }] of this.#logs) if (born < ended) this.#logs.delete(id);
    };
    setInterval(lookAfter, 60_000).unref();
  }

  #drop(id: string): void {
    this.#bytes -= this.#kept.get(id)?.bytes ?? 0;
    this.#kept.delete(id);
  }

  #remember(id: string, one: Kept): void {
    this.#drop(id);
    this.#kept.set(id, one);
    this.#bytes += one.bytes;
    for (const [oldest] of this.#kept) {
      if (this.#kept.size <= ceiling.accounts && this.#bytes <= ceiling.bytes) break;
      if (!this.#busy.has(oldest)) this.#drop(oldest);
    }
  }

  /** Stored account of a key, from memory or file. */
  #stored({ id }: Key): Kept | typeof evicted | undefined {
    const known = this.#kept.get(id) ?? this.#store.load(id);
    if (!known || known === evicted) return known;
    this.#used.add(id);
    this.#remember(id, known);
    return known;
  }

  #isLost({ born }: Key): boolean {
    return born < this.#store.created;
  }

  /** Account of a key; of one that has changed nothing, a new one each time. */
  #findAccount(key: Key): Account {
    const known = this.#stored(key);
    if (known && known !== evicted) return known.account;
    return { ...createAccount(this.#world.seed), lost: known === evicted || this.#isLost(key) };
  }

  /**
   * State of a key’s changes: `kept`, `fresh` (never changed anything) or `restarted`: lost, until the key acknowledges
   * it.
   */
  sandboxState(key: Key): 'kept' | 'fresh' | 'restarted' {
    const known = this.#stored(key);
    if (known && known !== evicted) return known.account.lost ? 'restarted' : 'kept';
    return known === evicted || this.#isLost(key) ? 'restarted' : 'fresh';
  }

  /**
   * Stores an account that has changed. What cannot be stored is forgotten, as if it had not been requested.
   * @returns false when the file is full
   */
  #keep(key: Key, account: Account, before: Account): boolean {
    try {
      const bytes = trimAccount(account, Date.now());
      if (this.#store.save(key.id, key.born, account, bytes, before.sent)) {
        this.#remember(key.id, { account, bytes });
        return true;
      }
    } catch (error) {
      this.#drop(key.id);
      throw error;
    }
    this.#drop(key.id);
    return false;
  }

  minuteOf(key: Key): number {
    const elapsed = Math.floor((Date.now() - key.born) / 60_000);
    const known = this.#stored(key);
    return known && known !== evicted ? accountMinute(known.account, elapsed) : elapsed;
  }

  #currentMoment(key: Key) {
    const { id, born } = key;
    const calls = () =>
      (this.#logs.get(id)?.lines ?? []).map((line): Call => {
        const [status, ms, request_id = '', method = '', path = ''] = line.split(' ');
        return { method, path, status: Number(status), ms: Number(ms), request_id };
      });
    const ticket = () => {
      const now = Date.now();
      return { ticket: this.#keys.ticket(key, now), expires_at: new Date(now + lifetimes.ticket).toISOString() };
    };
    return { since: Date.now() - born, wall: Date.now(), calls, ticket };
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

  /** Works on a key’s account, and stores what has changed before anyone is told. */
  #visit<T>(key: Key, act: (account: Account) => T | Promise<T>): Promise<T> {
    return this.#inOrder(key, async () => {
      const account = this.#findAccount(key);
      const before = { ...account };
      const result = await act(account);
      const isStored = this.#kept.has(key.id);
      if (isStored && isChanged(account, before) && !this.#keep(key, account, before)) throw new Error('no room');
      return result;
    });
  }

  #contextOf(key: Key, account: Account): Promise<Context> {
    return createContext(this.#world, account, this.#currentMoment(key));
  }

  /** Whether a key’s clock is ahead of its events by more than a slice. */
  isBehind(key: Key): boolean {
    const known = this.#stored(key);
    return known !== undefined && known !== evicted && this.minuteOf(key) - known.account.told > slice;
  }

  /** Settles the next slice. */
  catchUp(key: Key) {
    return this.#visit(key, async (account): Promise<true> => {
      const { timeline, seed } = this.#world;
      const until = Math.min(this.minuteOf(key), account.told + slice);
      await deliverDueEvents(timeline, seed, account, until, Math.floor(Date.now() / 1000));
      return true;
    });
  }

  eventsOf(key: Key, asked: StreamRequest) {
    return this.#visit(key, async (account) => streamEvents(await this.#contextOf(key, account), asked));
  }

  /** Attempts that are due for a key’s listener. @param isBack whether nobody listened before */
  due(key: Key, isBack: boolean): Promise<Due> {
    return this.#visit(key, async (account) => {
      const { now } = await this.#contextOf(key, account);
      if (isBack) resume(account, now);
      expire(account, Date.now(), this.#began);
      const attempts = await begin(account, now, Date.now());
      return { attempts, ends: expire(account, Date.now(), this.#began) };
    });
  }

  /** Adds a call to its key’s log. The log may use the bytes that the key’s changes leave of its quota. */
  note({ id, born }: Key, { method, path, status, ms, request_id }: Call): void {
    const room = Math.min(accountLimits.callBytes, accountLimits.bytes - (this.#kept.get(id)?.bytes ?? 0));
    const line = [status, ms, request_id, method, path.slice(0, 100)].join(' ');
    const lines = [line, ...(this.#logs.get(id)?.lines ?? [])].slice(0, accountLimits.calls);
    while (lines.join('\n').length > room) lines.pop();
    this.#logs.delete(id);
    this.#logs.set(id, { lines, born });
    if (this.#logs.size > ceiling.logs) this.#logs.delete(this.#logs.keys().next().value ?? '');
  }

  /** @returns undefined when there is no room for another key’s changes */
  answer(key: Key, request: SandboxRequest) {
    return this.#inOrder(key, async () => {
      const account = this.#findAccount(key);
      const isStored = this.#kept.has(key.id);
      const before = { ...account };
      if (request.method !== 'GET' && !isStored && !this.#store.hasRoom()) return undefined;
      const { body, headers, ...rest } = await handle(this.#world, account, request, this.#currentMoment(key));
      // Of a key that has changed nothing, the events until now need not be stored.
      const isToStore = isChanged(account, isStored ? before : { ...before, told: account.told });
      if (isToStore && !this.#keep(key, account, isStored ? before : { ...before, sent: [] })) return undefined;
      const text = body === undefined ? '' : JSON.stringify(body);
      return { ...rest, headers: { ...headers, 'Sandbox-State': this.sandboxState(key) }, text };
    });
  }

  close(): void {
    this.#store.close();
  }
}

import { isIPv6 } from 'node:net';

/** Limits of the networks that `enclosingNetworks` returns, as multiples of the narrowest network's limit. */
export const networkWeights = [1, 8, 32] as const;

/**
 * Networks of an IP address, from what one visitor has to what one customer may have: an IPv4 address and its /24, or
 * the /64, /56 and /48 of an IPv6 address.
 */
export function enclosingNetworks(ip: string): readonly string[] {
  const address = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1] ?? ip;
  if (!isIPv6(address)) return [address, `${address.split('.').slice(0, 3).join('.')}/24`];
  const [head = '', tail = ''] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const zeros = Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill('0');
  const [a = 0, b = 0, c = 0, d = 0] = [...before, ...zeros, ...groups(tail)].map((group) =>
    Number.parseInt(group, 16),
  );
  const write = (parts: readonly number[]) => parts.map((part) => part.toString(16)).join(':');
  return [write([a, b, c, d]), `${write([a, b, c, d & 0xff00])}/56`, `${write([a, b, c])}/48`];
}

/** Limits concurrent connections, per network (wider networks get more) and in total. */
export class NetworkQuota {
  readonly #each: number;
  readonly #all: number;
  readonly #there = new Map<string, number>();

  constructor(each: number, all: number) {
    this.#each = each;
    this.#all = all;
  }

  /** Limit that a new connection would exceed. */
  full(ip: string): 'network' | 'all' | undefined {
    const count = (name: string) => this.#there.get(name) ?? 0;
    if (count('') >= this.#all) return 'all';
    return enclosingNetworks(ip).some((name, at) => count(name) >= this.#each * (networkWeights[at] ?? 1))
      ? 'network'
      : undefined;
  }

  /** Counts a connection. @returns function that ends it; further calls have no effect */
  enter(ip: string): () => void {
    const names = ['', ...enclosingNetworks(ip)];
    const add = (by: 1 | -1) => {
      for (const name of names) {
        const count = (this.#there.get(name) ?? 0) + by;
        if (count > 0) this.#there.set(name, count);
        else this.#there.delete(name);
      }
    };
    add(1);
    let inside = true;
    return () => {
      if (inside) add(-1);
      inside = false;
    };
  }
}

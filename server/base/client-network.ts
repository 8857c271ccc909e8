import { isIPv6 } from 'node:net';

/** An IPv4 address, or the /64 of an IPv6 address, which one visitor has whole. */
export function clientNetwork(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [head = '', tail = ''] = (ip.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const before = groups(head);
  const zeros = Array<string>(Math.max(0, 8 - before.length - groups(tail).length)).fill('0');
  return [...before, ...zeros, ...groups(tail)]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}

import { isIP } from 'node:net';

const named = new Set(['loopback', 'linklocal', 'uniquelocal']);

/** Whether every entry of a list with commas is a named range, an IP address or a CIDR range. */
export function isProxyList(list: string): boolean {
  return list.split(',').every((entry) => named.has(entry) || isRange(entry));
}

function isRange(entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  if (prefix === undefined) return true;
  // Wider than any private network: whoever believes half the internet believes every visitor.
  const [widest, narrowest] = version === 4 ? [8, 32] : [7, 128];
  return /^\d{1,3}$/.test(prefix) && Number(prefix) >= widest && Number(prefix) <= narrowest;
}

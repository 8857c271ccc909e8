import type { Token } from '../../shared/ui/code/highlight.ts';

const piece = /("(?:[^"\\]|\\.)*")(\s*:)?|(-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?)|\b(true|false|null)\b/g;

/** JSON as pieces that are drawn differently: what `highlight` does while building, small enough for the browser. */
export function jsonTokens(code: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const found of code.matchAll(piece)) {
    const [whole, text, colon, number] = found;
    if (found.index > end) tokens.push({ text: code.slice(end, found.index), kind: 'plain' });
    if (text) {
      tokens.push({ text, kind: colon ? 'name' : 'string' });
      if (colon) tokens.push({ text: colon, kind: 'plain' });
    } else tokens.push({ text: whole, kind: number ? 'number' : 'word' });
    end = found.index + whole.length;
  }
  if (end < code.length) tokens.push({ text: code.slice(end), kind: 'plain' });
  return tokens;
}

/** Headers, a line each. */
export function headerTokens(headers: Readonly<Record<string, string>>): Token[] {
  return Object.entries(headers).flatMap(([name, value]): Token[] => [
    { text: `${name}:`, kind: 'name' },
    { text: ` ${value}\n`, kind: 'string' },
  ]);
}

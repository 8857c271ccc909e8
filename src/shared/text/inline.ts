/**
 * Inline marks in site texts. A writer may use, in any text of a YAML file:
 *   {en:words}            an English passage (spoken with an English voice)
 *   {abbr:SLA|meaning}    an abbreviation; queries add the meaning from the glossary
 *   {ref:99,9%|/klaim#x|akurasi}  a figure with a footnote link and what it is of; queries write it for {claim:x}
 *   {{word}}              literal braces: {word}
 */
export type Inline =
  | { kind: 'text'; text: string }
  | { kind: 'en'; text: string }
  | { kind: 'abbr'; text: string; title: string }
  | { kind: 'ref'; text: string; href: string; subject: string };

const mark = /\{\{(\w+)\}\}|\{(en|abbr|ref):([^{}|]+)(?:\|([^{}|]+))?(?:\|([^{}|]+))?\}/g;

/** Splits a text into its marked and unmarked parts. */
export function parseInline(source: string): Inline[] {
  const parts: Inline[] = [];
  let end = 0;
  for (const match of source.matchAll(mark)) {
    if (match.index > end) parts.push({ kind: 'text', text: source.slice(end, match.index) });
    parts.push(toPart(match));
    end = match.index + match[0].length;
  }
  if (end < source.length) parts.push({ kind: 'text', text: source.slice(end) });
  return parts;
}

function toPart([, literal, kind, text = '', extra = '', subject = '']: RegExpMatchArray): Inline {
  if (literal) return { kind: 'text', text: `{${literal}}` };
  if (kind === 'abbr') return { kind, text, title: extra };
  if (kind === 'ref') return { kind, text, href: extra, subject };
  return { kind: 'en', text };
}

/** The same text without marks: for titles, alt texts, structured data. */
export function plainText(source: string): string {
  return parseInline(source)
    .map((part) => part.text)
    .join('');
}

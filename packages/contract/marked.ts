export type Mark =
  | { readonly kind: 'en'; readonly text: string }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'abbr'; readonly text: string; readonly title: string }
  | { readonly kind: 'ref'; readonly text: string; readonly href: string; readonly subject: string };

/**
 * A text of a record with parsed marks and filled-in names. Plain data, so that Astro’s store can hold it. `<Text>`
 * renders it; `plain` is for keys, attributes, drawings and islands.
 */
export interface Marked {
  readonly plain: string;
  readonly parts: readonly (string | Mark)[];
}

export type Wording = Marked | string;

/** Joins parts; adjacent strings become one. */
export function joinParts(parts: readonly (string | Mark)[]): Marked {
  const joined: (string | Mark)[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (typeof part === 'string' && typeof last === 'string') joined.splice(-1, 1, last + part);
    else if (part !== '') joined.push(part);
  }
  return { plain: joined.map((part) => (typeof part === 'string' ? part : part.text)).join(''), parts: joined };
}

export function joinTexts(texts: readonly Wording[], separator = ', '): Marked {
  const pieces = texts.map((text) => (typeof text === 'string' ? [text] : text.parts));
  return joinParts(pieces.flatMap((parts, index) => (index > 0 ? [separator, ...parts] : parts)));
}

/** Plain text, for titles, alternative texts, structured data. */
export const plainText = (text: Wording): string => (typeof text === 'string' ? text : text.plain);

/** Markdown of a text: code in backticks, other marks as plain text. */
export const toMarkdown = ({ parts }: Marked): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.kind === 'code' ? `\`${part.text}\`` : part.text;
    })
    .join('');

/** A record’s type with plain strings as texts, as islands get it. */
export type PlainText<T> = T extends Marked ? string : T extends object ? { [K in keyof T]: PlainText<T[K]> } : T;

export const isMarked = (value: object): value is Marked => 'plain' in value && 'parts' in value;

/** Replaces every text in a value, at any depth, by its plain string. */
export function withoutMarks<T>(value: T, toText: (text: Marked) => string = plainText): PlainText<T> {
  const change = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(change);
    if (item === null || typeof item !== 'object' || item instanceof Date) return item;
    if (isMarked(item)) return toText(item);
    return Object.fromEntries(Object.entries(item).map(([key, inner]) => [key, change(inner)]));
  };
  return change(value) as PlainText<T>;
}

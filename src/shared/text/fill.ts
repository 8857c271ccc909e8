/** What the placeholders in site texts stand for. */
export interface Vocabulary {
  /** `{product}` → tankNusa, `{company}` → PT … */
  names: Readonly<Record<string, string>>;
  /** `{abbr:SLA}` → its meaning */
  glossary: Readonly<Record<string, string>>;
  /** `{claim:accuracy-hero}` → the figure that the claims record states, and what it is a figure of */
  claims: Readonly<Record<string, { figure: string; subject: string }>>;
}

const placeholder = /\{\{\w+\}\}|\{(en|abbr|claim|ref):([^{}]+)\}|\{(\w+)\}/g;

const units =
  'm[²³]?|mm|cm|km|L|kL|kg|g|t|ton|ha|m?bar|°C|°F|°Brix|[GMk]Hz|mA|V|W|ms|s|mS|liter|detik|menit|jam|hari|minggu|bulan|tahun|kali|persen|ribu|juta|miliar|WIB|%';
/** A space between a number and its unit, or after a sign that belongs to the number. */
const insideFigure = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=[<>≤≥Ø]) (?=\\d)|(?<=(?<!\\p{L})Rp) (?=\\d)`,
  'gu',
);

/**
 * Replaces the placeholders of one text and keeps its figures on one line: `8,41 m` gets a no-break space.
 * @throws when a name, abbreviation or claim is not known; the message names it.
 */
export function fillText(text: string, { names, glossary, claims }: Vocabulary): string {
  const filled = text.replace(placeholder, (whole, kind?: string, key = '', name?: string) => {
    if (name) return known(names, name, 'placeholder');
    if (kind === 'abbr') return `{abbr:${key}|${known(glossary, key, 'abbreviation')}}`;
    if (kind === 'claim') {
      const { figure, subject } = known(claims, key, 'claim');
      return `{ref:${figure}|/klaim#${key}|${subject}}`;
    }
    return whole;
  });
  return filled.replace(insideFigure, '\u00a0');
}

function known<T>(table: Readonly<Record<string, T>>, key: string, what: string): T {
  const value = table[key];
  if (value === undefined) {
    throw new Error(`unknown ${what} {${key}}; known are: ${Object.keys(table).join(', ')}`);
  }
  return value;
}

/**
 * Fills every text of a record, however deep. Pictures (objects with a `format`) stay as they are.
 * @throws with the path of the field, e.g. `hero.title: unknown placeholder {produk}`
 */
export function fillRecord<T>(value: T, vocabulary: Vocabulary, path: string[] = []): T {
  if (typeof value === 'string') {
    try {
      return fillText(value, vocabulary) as T;
    } catch (error) {
      throw new Error(`${path.join('.')}: ${(error as Error).message}`);
    }
  }
  if (Array.isArray(value)) {
    return value.map((item, index) => fillRecord(item, vocabulary, [...path, String(index)])) as T;
  }
  if (value === null || typeof value !== 'object' || 'format' in value || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillRecord(item, vocabulary, [...path, key])]),
  ) as T;
}

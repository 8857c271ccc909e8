import { joinParts, type Mark, type Marked } from 'contract/marked';

/** Values of the marks in the site’s texts. */
export interface Vocabulary {
  /** Names by their marks: `{product}`, `{company}` … */
  names: Readonly<Record<string, string>>;
  /** `{abbr:SLA}` → its meaning */
  glossary: Readonly<Record<string, string>>;
  /** `{claim:accuracy-hero}` → its figure, and the subject of the figure */
  claims: Readonly<Record<string, { figure: string; subject: string }>>;
  /** English words, marked wherever they occur as if in `{en:…}` */
  english?: readonly string[];
}

/** `{{slot}}`, `{en:words}`, `{abbr:SLA}`, `{claim:id}`, code in backticks, `{name}`. */
const mark = /\{\{(\w+)\}\}|\{(en|abbr|claim):([^{}]+)\}|`([^`]+)`|\{(\w+)\}/g;

const units =
  'm[²³]?|mm|cm|km|L|kL|kg|g|t|ton|ha|m?bar|°C|°F|°Brix|[GMk]Hz|mA|V|W|ms|s|mS|liter|detik|menit|jam|hari|minggu|bulan|tahun|kali|persen|ribu|juta|miliar|WIB|%';
/** A space between a number and its unit, or after a symbol before a number. */
const insideFigure = new RegExp(
  `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}]))|(?<=[<>≤≥Ø]) (?=\\d)|(?<=(?<!\\p{L})Rp) (?=\\d)`,
  'gu',
);
const keepFigures = (words: string): string => words.replace(insideFigure, '\u00a0');

/**
 * Parses the marks of a text, fills in names, and puts no-break spaces into figures: `8,41 m`. A slot `{{bulan}}`
 * becomes `{bulan}`, for `fillSlots`.
 * @throws Error for an unknown name, abbreviation or claim, or a brace outside a mark; the message names it
 */
export function parseMarks(source: string, vocabulary: Vocabulary): Marked {
  const parts: (string | Mark)[] = [];
  let end = 0;
  for (const match of source.matchAll(mark)) {
    parts.push(withoutBraces(source.slice(end, match.index)), parsePart(match, vocabulary));
    end = match.index + match[0].length;
  }
  parts.push(withoutBraces(source.slice(end)));
  const { parts: joined } = joinParts(parts);
  return joinParts(
    joined.flatMap((part) =>
      typeof part === 'string' ? englishIn(keepFigures(part), vocabulary) : { ...part, text: keepFigures(part.text) },
    ),
  );
}

/** Marks listed English words, longer expressions first, except in slot names. */
function englishIn(words: string, { english = [] }: Vocabulary): (string | Mark)[] {
  if (english.length === 0) return [words];
  const sorted = [...english].sort((a, b) => b.length - a.length);
  const known = new RegExp(`(?<![\\p{L}\\p{N}_{-])(${sorted.join('|')})(?![\\p{L}\\p{N}_}-])`, 'giu');
  // Because of the single capture group, every second piece is a match.
  return words.split(known).map((piece, index): string | Mark => (index % 2 ? { kind: 'en', text: piece } : piece));
}

function parsePart(match: RegExpMatchArray, { names, glossary, claims }: Vocabulary): string | Mark {
  const [, slot, kind, key = '', code, name = ''] = match;
  if (slot) return `{${slot}}`;
  if (code) return { kind: 'code', text: code.replaceAll('{{', '{').replaceAll('}}', '}') };
  if (kind === 'en') return { kind, text: key };
  if (kind === 'abbr') return { kind, text: key, title: known(glossary, key, 'abbreviation') };
  if (kind === 'claim') {
    const { figure, subject } = known(claims, key, 'claim');
    return { kind: 'ref', text: figure, href: `/klaim#${key}`, subject };
  }
  return known(names, name, 'placeholder');
}

function withoutBraces(words: string): string {
  const brace = /[{}][^{}]{0,20}/.exec(words);
  if (brace) throw new Error(`“${brace[0]}” belongs to no mark`);
  return words;
}

function known<T>(table: Readonly<Record<string, T>>, key: string, what: string): T {
  const value = Object.hasOwn(table, key) ? table[key] : undefined;
  if (value === undefined) {
    throw new Error(`unknown ${what} {${key}}; known are: ${Object.keys(table).join(', ')}`);
  }
  return value;
}

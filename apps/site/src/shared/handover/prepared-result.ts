import { formatLongDay } from 'contract/wib';
import { toolRoutes } from '../../routes.ts';
import { formatAllDigits } from '../format/format.ts';

/**
 * Sentences by which a tool’s result is handed to the consultation form; `{slot}` is replaced by a value of the link.
 */
export interface ResultLine {
  line: string;
  /** Text values that are allowed besides numbers → their wording in the sentence. */
  words?: Readonly<Record<string, string>> | undefined;
  /** Slots for the name of a place. */
  places?: readonly string[] | undefined;
  /** Further sentences; each is added only if the link has all its values. */
  details?: readonly string[] | undefined;
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Excludes characters that would allow a URL, a sentence or a line break. */
const placeName = /^[\p{L}\p{N}][\p{L}\p{N} ,.'’()/-]{1,79}$/u;
const number = /^-?\d{1,15}(\.\d{1,6})?$/;

/**
 * Sentence for a result in a URL fragment. Accepts only known tools, numbers, days, times, known words and place
 * names, so that a link cannot insert text of its own; undefined for anything else.
 */
export function resultLine(fragment: string, lines: Readonly<Record<string, ResultLine>>): string | undefined {
  const query = new URLSearchParams(fragment.replace(/^#/, ''));
  const tool = query.get('alat') ?? '';
  const result = Object.hasOwn(lines, tool) ? lines[tool] : undefined;
  if (!result) return undefined;
  const line = filledLine(result.line, result, query);
  const details = result.details?.map((detail) => filledLine(detail, result, query)) ?? [];
  return line && [line, ...details].filter((sentence) => sentence !== undefined).join(' ');
}

function filledLine(text: string, { places, words = {} }: ResultLine, query: URLSearchParams): string | undefined {
  let complete = true;
  const line = text.replace(/\{(\w+)\}/g, (_, slot: string) => {
    const given = query.get(slot) ?? '';
    const plain = places?.includes(slot) ? placeText(given) : slotText(given, words);
    const value = slot === 'tautan' ? sheetLink(query) : plain;
    complete &&= value !== undefined;
    return value ?? '';
  });
  return complete ? line : undefined;
}

/** Parameters that describe a tank, with the characters that a tag may contain; none of them can form a sentence. */
const tankPart = /^t-[A-Za-z0-9]{1,12}=[\p{L}\p{N} ./-]{1,30}$/u;
/** Keeps a message below 900 characters, including the sentence before the link. */
const longestLink = 600;

/** Link to the tank’s own sheet; undefined if the fragment describes no tank or too much for a message. */
function sheetLink(query: URLSearchParams): string | undefined {
  const parts = [...query].filter((part) => tankPart.test(part.join('=')));
  const link = `${globalThis.location?.origin ?? ''}${toolRoutes.tankFile}#${new URLSearchParams(parts)}`;
  return parts.length > 0 && link.length <= longestLink ? link : undefined;
}

const placeText = (value: string) => (placeName.test(value) ? value : undefined);

function slotText(value: string, words: Readonly<Record<string, string>>): string | undefined {
  if (day.test(value)) return formatLongDay(value);
  if (time.test(value)) return `${value.replace(':', '.')} WIB`;
  if (number.test(value)) return formatAllDigits(Number(Number(value).toFixed(2)));
  return Object.hasOwn(words, value) ? words[value] : undefined;
}

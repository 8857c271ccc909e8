import { longDay } from 'contract/wib';
import { toolRoutes } from '../../routes.ts';
import { formatFree } from '../format/format.ts';

/** Hands a tool's result to the consultation form; `{slot}` stands for a value of the link. */
export interface ResultLine {
  line: string;
  /** Besides numbers: name in the address → words in the sentence. */
  words?: Readonly<Record<string, string>> | undefined;
  /** Slots that hold the name of a place. */
  places?: readonly string[] | undefined;
  /** Further sentences, each said where the link has all its values. */
  details?: readonly string[] | undefined;
}

const day = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;
const time = /^([01]\d|2[0-3]):[0-5]\d$/;
/** No sign by which it could become an address, a sentence or a line. */
const placeName = /^[\p{L}\p{N}][\p{L}\p{N} ,.'’()/-]{1,79}$/u;
const number = /^-?\d{1,15}(\.\d{1,6})?$/;

/**
 * Only known tools, numbers, days, times, known words and names of places count: nobody can put words into a
 * visitor's mouth by a link. Undefined with anything else.
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

/** Keys and values of a tank, and of no sentence: the tag is the one that a visitor types. */
const tankPart = /^t-[A-Za-z0-9]{1,12}=[\p{L}\p{N} ./-]{1,30}$/u;
/** With the sentence before it a message stays under 900 characters. */
const longestLink = 600;

/** The address of the tank's own sheet; undefined where the link describes none, or more than a message may hold. */
function sheetLink(query: URLSearchParams): string | undefined {
  const parts = [...query].filter((part) => tankPart.test(part.join('=')));
  const link = `${globalThis.location?.origin ?? ''}${toolRoutes.tankFile}#${new URLSearchParams(parts)}`;
  return parts.length > 0 && link.length <= longestLink ? link : undefined;
}

const placeText = (value: string) => (placeName.test(value) ? value : undefined);

function slotText(value: string, words: Readonly<Record<string, string>>): string | undefined {
  if (day.test(value)) return longDay(value);
  if (time.test(value)) return `${value.replace(':', '.')} WIB`;
  if (number.test(value)) return formatFree(Number(Number(value).toFixed(2)));
  return Object.hasOwn(words, value) ? words[value] : undefined;
}

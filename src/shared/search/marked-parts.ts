import { stem } from './stem.ts';

/** A stretch of a title; `hit` where it holds a word that was asked for. */
export interface MarkedPart {
  text: string;
  hit: boolean;
}

/** Splits a title at the words whose stems a query asks for. */
export function markedParts(title: string, query: string): MarkedPart[] {
  const asked = (query.match(/[\p{L}\p{N}]+/gu) ?? []).map(stem).filter((term): term is string => term !== null);
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter((text) => text !== '')
    .map((text) => {
      const term = stem(text);
      return { text, hit: term !== null && asked.some((wanted) => term.startsWith(wanted)) };
    });
}

import type { DeskIndex } from '../contract.ts';

/** A mark that can be written at the caret. */
export interface MarkChoice {
  mark: string;
  /** What it becomes, or means. */
  gives: string;
}

/** The mark that is being typed before the caret, without its brace: `{claim:ro` → `claim:ro`. */
export function openMark(text: string, caret: number): string | undefined {
  return /(?<!\{)\{([\w-]*:?[^{}]*)$/.exec(text.slice(0, caret))?.[1];
}

/** Marks that begin as the writer began: names of the brand, claims, abbreviations. */
export function choicesFor(open: string, { names, claims, glossary }: DeskIndex['vocabulary']): MarkChoice[] {
  const all: MarkChoice[] = [
    ...Object.entries(names).map(([name, gives]) => ({ mark: `{${name}}`, gives })),
    ...Object.entries(claims).map(([id, { figure, subject }]) => ({
      mark: `{claim:${id}}`,
      gives: `${figure}, ${subject}`,
    })),
    ...Object.entries(glossary).map(([short, gives]) => ({ mark: `{abbr:${short}}`, gives })),
  ];
  const wanted = open.toLowerCase();
  const begins = ({ mark }: MarkChoice) => mark.slice(1).toLowerCase().startsWith(wanted);
  // Who knows only what it is about finds it too.
  const speaks = ({ mark, gives }: MarkChoice) => `${mark} ${gives}`.toLowerCase().includes(wanted);
  return [...new Set([...all.filter(begins), ...all.filter(speaks)])].slice(0, 8);
}

/** The text with the mark in the place of what was begun, and where the caret stands then. */
export function putMark(text: string, caret: number, mark: string): { text: string; caret: number } {
  const open = openMark(text, caret) ?? '';
  const start = text.slice(0, caret - open.length - 1) + mark;
  return { text: start + text.slice(caret), caret: start.length };
}

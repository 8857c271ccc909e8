import type { DeskIndex } from '../contract.ts';
import { deskWords } from '../desk.words.ts';

export interface MarkChoice {
  mark: string;
  gives: string;
}

/** Slot names in a record: `{{liter}}` → `liter`. */
export const slotsIn = (data: unknown) => [
  ...new Set([...(JSON.stringify(data) ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name)),
];

/** Unfinished mark before the caret, with its brace: `{claim:ro`. */
export function unfinishedMark(text: string, caret: number): string | undefined {
  return /(?<!\{)\{\{?[\w-]*:?[^{}]*$/.exec(text.slice(0, caret))?.[0];
}

/** Completions for an unfinished mark: brand names, claims, abbreviations, slots; at most 8. */
export function markChoices(
  open: string,
  { names, claims, glossary }: DeskIndex['vocabulary'],
  slots: readonly string[] = [],
): MarkChoice[] {
  const all: MarkChoice[] = [
    ...Object.entries(names).map(([name, gives]) => ({ mark: `{${name}}`, gives })),
    ...Object.entries(claims).map(([id, { figure, subject }]) => ({
      mark: `{claim:${id}}`,
      gives: `${figure}, ${subject}`,
    })),
    ...Object.entries(glossary).map(([short, gives]) => ({ mark: `{abbr:${short}}`, gives })),
    ...slots.map((name) => ({ mark: `{{${name}}}`, gives: deskWords.form.slot })),
  ];
  const wanted = open.toLowerCase();
  const begins = ({ mark }: MarkChoice) => mark.toLowerCase().startsWith(wanted);
  // Also searches the shown texts, for writers who know the subject but not the mark.
  const speaks = ({ mark, gives }: MarkChoice) => `${mark} ${gives}`.toLowerCase().includes(wanted.slice(1));
  return [...new Set([...all.filter(begins), ...all.filter(speaks)])].slice(0, 8);
}

/** Replaces the unfinished mark before the caret. */
export function insertMark(text: string, caret: number, mark: string): { text: string; caret: number } {
  const open = unfinishedMark(text, caret) ?? '';
  const start = text.slice(0, caret - open.length) + mark;
  return { text: start + text.slice(caret), caret: start.length };
}

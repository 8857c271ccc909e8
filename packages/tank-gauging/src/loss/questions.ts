import type { Analysis } from './analyse.ts';

/** Questions about a file that only the visitor can answer, in the order in which they are asked. */
export const questionKinds = [
  'mass',
  'ragged',
  'numbers',
  'year',
  'order',
  'sheet',
  'doubled',
  'column',
  'draws',
  'closing',
] as const;
export type QuestionKind = (typeof questionKinds)[number];

/** Open questions of a reading: a verdict waits until all are answered. */
export function openQuestions({ reading, missed }: Pick<Analysis, 'reading' | 'missed'>): QuestionKind[] {
  const { columns, unused } = reading;
  const isOpen: Readonly<Record<QuestionKind, boolean>> = {
    mass: reading.mass !== undefined,
    ragged: reading.ragged,
    numbers: reading.rival !== undefined,
    year: reading.askYear,
    order: reading.askOrder,
    sheet: reading.unknownSheets.length > 0,
    doubled: reading.doubled !== undefined,
    column: unused.length > 0,
    draws: reading.askDraws && columns.poured !== undefined,
    // A column without an entry may be what the balance misses.
    closing: reading.closings.length > 0 || (missed !== undefined && unused.length === 0),
  };
  return questionKinds.filter((kind) => isOpen[kind]);
}

import type { DatasheetQuestion, Instrument } from '../shared/records/hardware.ts';
import type { Wording } from '../shared/text/marked.ts';
import type { DocumentLabels } from './schema.ts';

type Specifications = Pick<Instrument, 'specifications'>['specifications'];

/** What a record leaves open of the questions that are asked of its instrument. */
export const gapsOf = (questions: readonly DatasheetQuestion[], specifications: Specifications): DatasheetQuestion[] =>
  questions.filter((question) => !specifications.some(({ answers }) => answers === question));

/** A row for each question with the value of the record, or the words for a gap. */
export function answerRows(
  questions: readonly DatasheetQuestion[],
  specifications: Specifications,
  { questions: names, missing }: DocumentLabels['datasheet']['answers'],
): Wording[][] {
  const values = new Map(specifications.map(({ answers, value }) => [answers, value]));
  return questions.map((question) => [names[question], values.get(question) ?? missing]);
}

import { expect, test } from 'vitest';
import { datasheetQuestions } from '../shared/records/hardware.ts';
import { words as mark } from '../shared/text/fixture.ts';
import { answerRows, gapsOf } from './answers.ts';

const specifications = [
  { name: mark('Keluaran'), value: mark('4–20 mA'), answers: 'output' as const },
  { name: mark('Frekuensi'), value: mark('26 GHz') },
];
const names = Object.fromEntries(datasheetQuestions.map((question) => [question, `?${question}`]));
const words = { title: '', lead: '', columns: [], missing: 'belum ada', questions: names as never };

test('a question is answered by the row that says so, and by no other', () => {
  expect(answerRows(['output', 'weight'], specifications, words)).toEqual([
    ['?output', mark('4–20 mA')],
    ['?weight', 'belum ada'],
  ]);
  expect(gapsOf(['output', 'weight', 'supply'], specifications)).toEqual(['weight', 'supply']);
});

import { expect, test } from 'vitest';
import { datasheetQuestions } from '../shared/records/hardware.ts';
import { answerRows, gapsOf } from './answers.ts';

const specifications = [
  { name: 'Keluaran', value: '4–20 mA', answers: 'output' as const },
  { name: 'Frekuensi', value: '26 GHz' },
];
const names = Object.fromEntries(datasheetQuestions.map((question) => [question, `?${question}`]));
const words = { title: '', lead: '', columns: [], missing: 'belum ada', questions: names as never };

test('a question is answered by the row that says so, and by no other', () => {
  expect(answerRows(['output', 'weight'], specifications, words)).toEqual([
    ['?output', '4–20 mA'],
    ['?weight', 'belum ada'],
  ]);
  expect(gapsOf(['output', 'weight', 'supply'], specifications)).toEqual(['weight', 'supply']);
});

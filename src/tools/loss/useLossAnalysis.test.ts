import { expect, test } from 'vitest';
import { exampleAnalysis } from './example.ts';
import { kindOf, lossReducer, mostBytes, problemOf, sampleView } from './useLossAnalysis.ts';

const analysis = exampleAnalysis();
const start = sampleView(analysis);
const pasted = (text: string) => ({ kind: 'pasted', text }) as const;

test('a new record forgets what was chosen for the one before, and waits for its result', () => {
  const chosen = lossReducer({ ...start, tank: 'A' }, { kind: 'change', change: { choices: { decimal: 'dot' } } });
  const taken = lossReducer(chosen, { kind: 'take', source: pasted('x') });
  expect(taken).toMatchObject({ choices: {}, tank: undefined, working: true });
});

test('an unreadable record takes the former result away', () => {
  const refused = lossReducer(start, { kind: 'refused', problem: 'binary' });
  expect(refused).toMatchObject({ analysis: undefined, problem: 'binary', working: false });
  expect(lossReducer(refused, { kind: 'answered', analysis })).toMatchObject({ analysis, problem: undefined });
});

test('taking the sample can be taken back, with what was chosen; typing on is one step', () => {
  const typed = ['a', 'ab', 'abc'].reduce(
    (view, text) => lossReducer(view, { kind: 'take', source: pasted(text) }),
    start,
  );
  expect(typed.former?.source.kind).toBe('sample');
  const chosen = lossReducer(typed, { kind: 'change', change: { choices: { order: 'mdy' } } });
  const sample = lossReducer(chosen, { kind: 'take', source: { kind: 'sample' } });
  const back = lossReducer(sample, { kind: 'takeBack' });
  expect(back).toMatchObject({ source: pasted('abc'), choices: { order: 'mdy' }, working: true });
  expect(lossReducer(start, { kind: 'takeBack' })).toBe(start);
});

test('what is wrong before anybody reads it, and who reads what', () => {
  expect(problemOf({ kind: 'sample' })).toBeUndefined();
  expect(problemOf(pasted('  \n'))).toBe('empty');
  expect(problemOf(pasted('x'.repeat(mostBytes + 1)))).toBe('big');
  expect(problemOf({ kind: 'file', file: new File([], 'a.csv') })).toBe('empty');
  expect(kindOf({ kind: 'file', file: new File(['x'], 'Stok.XLSX') })).toBe('workbook');
  expect(kindOf({ kind: 'file', file: new File(['x'], 'stok.csv') })).toBe('text');
});

import { choiceInput, numberInput, type Values } from 'tank-gauging/inputs';
import { describe, expect, test } from 'vitest';
import { inputProblems } from './tool-inputs.ts';
import { initialState, nextState, type ToolAction, type ToolDefinition } from './tool-state.ts';

const inputs = { muat: numberInput('muat', 100, 1, 1000), isi: numberInput('isi', 50, 0, 1000) };
type V = Values<typeof inputs>;
const tool = { inputs, refuse: ({ muat, isi }: V) => (isi > muat ? { isi: 'full' } : {}) };
const after = (...actions: ToolAction<typeof inputs>[]) =>
  actions.reduce((state, action) => nextState(tool, state, action), initialState(tool));
const set = (name: 'muat' | 'isi', text: string) => ({ kind: 'set', name, text }) as const;
const undo = { kind: 'undo' } as const;

test('invalid text stays in its field and out of the values', () => {
  expect(after(set('muat', 'banyak'))).toMatchObject({ typed: { muat: 'banyak' }, values: { muat: 100 } });
});

test('a refused field names its limit and units in Indonesian', () => {
  const problems = inputProblems(
    { ...inputs, muat: numberInput('muat', 1, 1, 1000, { unit: 'mm' }) },
    { muat: '1001', isi: '' },
  );
  expect(problems.muat).toContain('1.000');
  expect(inputProblems({ muat: numberInput('muat', 1, 1, 1000, { unit: 'mm' }) }, { muat: '2 bar' }).muat).toMatch(
    /bar.*mm/,
  );
  expect(Object.keys(problems)).toEqual(['muat', 'isi']);
});

test('contradicting values keep the last valid result until they agree again', () => {
  const clash = after(set('muat', '40'));
  expect(clash).toMatchObject({ values: { muat: 100, isi: 50 }, clashes: { isi: 'full' } });
  expect(nextState(tool, clash, set('isi', '30'))).toMatchObject({ values: { muat: 40, isi: 30 }, clashes: {} });
});

test('edits in one field are one undo step, the next field another', () => {
  const typed = [set('muat', '2'), set('muat', '20'), set('muat', '200'), set('isi', '7')];
  expect(after(...typed, undo).values).toEqual({ muat: 200, isi: 50 });
  const back = after(...typed, undo, undo);
  expect(back.values).toEqual({ muat: 100, isi: 50 });
  expect(back.past).toEqual([]);
});

test('undoing a reset restores the values and the invalid text', () => {
  const state = after(set('muat', '200'), set('isi', 'x'), { kind: 'reset' }, undo);
  expect(state).toMatchObject({ typed: { muat: '200', isi: 'x' }, values: { muat: 200, isi: 50 } });
});

test('scenarios are saved, replaced by name, deleted, and all of it undone', () => {
  const kept = after(set('isi', '10'), { kind: 'keep', name: 'A' }, set('isi', '20'), { kind: 'keep', name: 'B' });
  expect(kept.scenarios.map(({ name, values }) => [name, values.isi])).toEqual([
    ['A', 10],
    ['B', 20],
  ]);
  const again = nextState(tool, kept, { kind: 'keep', name: 'A' });
  expect(again.scenarios.find(({ name }) => name === 'A')?.values.isi).toBe(20);
  const dropped = nextState(tool, kept, { kind: 'drop', name: 'A' });
  expect(dropped.scenarios).toHaveLength(1);
  expect(nextState(tool, dropped, undo).scenarios).toEqual(kept.scenarios);
});

test('at most five scenarios are saved', () => {
  const names = Array.from({ length: 9 }, (_, index) => ({ kind: 'keep', name: `S${index}` }) as const);
  expect(after(...names).scenarios).toHaveLength(5);
});

test('the link that opens the page is no undo step; a later link is one', () => {
  const opened = after({ kind: 'take', fragment: '#muat=300&isi=x', isOwn: false });
  expect(opened).toMatchObject({ values: { muat: 300, isi: 50 }, past: [], damage: { fields: ['isi'] } });
  const changed = nextState(tool, nextState(tool, opened, set('isi', '9')), {
    kind: 'take',
    fragment: '#muat=400',
    isOwn: false,
  });
  expect(nextState(tool, changed, undo).values).toEqual({ muat: 300, isi: 9 });
});

test.each([true, false])('a link counts as unchecked unless it is of this site: %s', (isOwn) => {
  expect(after({ kind: 'take', fragment: '#muat=300', isOwn }).linked).toBe(!isOwn);
});

test('a link with contradicting values fills the fields and shows the clash', () => {
  const state = after({ kind: 'take', fragment: '#muat=20', isOwn: false });
  expect(state).toMatchObject({ typed: { muat: '20' }, values: { muat: 100 }, clashes: { isi: 'full' } });
});

describe('a length in a unit chosen by another field', () => {
  const unit = { by: 'ukuran', worth: { m: 1, in: 0.0254 }, digits: { m: 4, in: 3 } };
  const fields = {
    ukuran: choiceInput('ukuran', ['m', 'in']),
    tinggi: { ...numberInput('tinggi', 2, 1, 100), typedIn: unit },
  };
  const lengths: ToolDefinition<typeof fields> = { inputs: fields };
  const run = (...actions: ToolAction<typeof fields>[]) =>
    actions.reduce((state, action) => nextState(lengths, state, action), initialState(lengths));
  const inches = { kind: 'put', values: { ukuran: 'in' } } as const;

  test('keeps its value when the unit changes, and is shown converted', () => {
    const state = run({ kind: 'set', name: 'tinggi', text: '2,5' }, inches);
    expect(state.typed.tinggi).toBe('98,425');
    expect(state.values.tinggi).toBe(2.5);
    expect(run({ kind: 'set', name: 'tinggi', text: '2,5' }, inches, inches).values.tinggi).toBe(2.5);
  });

  test('is parsed in its unit, with converted limits', () => {
    expect(run(inches, { kind: 'set', name: 'tinggi', text: '96' }).values.tinggi).toBe(2.4384);
    const state = run(inches, { kind: 'set', name: 'tinggi', text: '1' });
    expect(state.values.tinggi).toBe(2);
    expect(inputProblems(fields, state.typed)).toHaveProperty('tinggi');
  });

  test('is in its own unit in the address, and reads back exactly', () => {
    const state = run({ kind: 'take', fragment: '#ukuran=in&tinggi=2.5', isOwn: false });
    expect(state.values).toEqual({ ukuran: 'in', tinggi: 2.5 });
    expect(state.typed.tinggi).toBe('98,425');
  });
});

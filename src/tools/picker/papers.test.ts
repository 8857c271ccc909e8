import { expect, test } from 'vitest';
import { pickFor } from './fixture.ts';
import type { Answers } from './inputs.ts';
import { paperText, together, write } from './papers.ts';
import { papers } from './papers.words.ts';

const paper = (kind: 'tor' | 'checklist', changed: Partial<Answers> = {}) => {
  const { tank, slots } = pickFor(changed);
  return write(papers[kind], tank, slots);
};
const all = (chapters: ReturnType<typeof paper>) => chapters.flatMap(({ lines }) => lines).join('\n');

test('the requirements name millimetres and litres, and litres only when the diameter is known', () => {
  expect(all(paper('tor'))).toContain('±3\u00a0mm');
  expect(all(paper('tor'))).toContain('±530\u00a0L');
  expect(all(paper('tor', { diameter: 0 }))).not.toMatch(/\d\u00a0L/);
  expect(all(paper('checklist', { diameter: 0 }))).toContain('diameter dalam');
});

test('certificates are asked for in a zone, and a signed statement outside', () => {
  const area = (zona: Answers['zona']) => all(paper('tor', { zona }));
  expect(area('zona-1')).toContain('IEC 60079');
  expect(area('aman')).not.toContain('IEC 60079');
});

test('chapters and lines are numbered through, so that bidders can refer to them', () => {
  const chapters = [
    { title: 'A', lines: ['x', 'y'] },
    { title: 'B', lines: ['z'] },
  ];
  expect(paperText('T', 'n', chapters, true)).toBe(
    '# T\n\nn\n\n## 1. A\n\n- **1.1** x\n- **1.2** y\n\n## 2. B\n\n- **2.1** z\n',
  );
  expect(paperText('T', 'n', chapters, false)).toBe('T\n\nn\n\n1. A\n   1.1 x\n   1.2 y\n\n2. B\n   2.1 z\n');
});

const named = (tanks: number[], line: string) => `${tanks.join('+')}: ${line}`;

test('what all tanks share stands once, the rest with their numbers', () => {
  const a = [{ title: 'Scope', lines: ['all', 'diesel'] }];
  const b = [
    { title: 'Scope', lines: ['all', 'water'] },
    { title: 'Zone', lines: ['safe'] },
  ];
  expect(together([a, b, a], named)).toEqual([
    { title: 'Scope', lines: ['all', '1+3: diesel', '2: water'] },
    { title: 'Zone', lines: ['2: safe'] },
  ]);
});

test('one tank alone is its own paper', () => {
  const only = [{ title: 'Scope', lines: ['x', 'y'] }];
  expect(together([only], named)).toEqual(only);
});

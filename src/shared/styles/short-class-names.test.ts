import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { shortClassNames } from './short-class-names.ts';

const sheets = Array.from({ length: 80 }, (_, index) => `src/ui/Part${index}.module.css`);
const file = (index: number): string => resolve(`src/ui/Part${index}.module.css`);

test('a name keeps its code, in every bundle that asks for it', () => {
  const name = shortClassNames(sheets);
  expect([name('card', file(0)), name('title', file(0)), name('card', `${file(0)}?used`)]).toEqual([
    'A00',
    'A01',
    'A00',
  ]);
});

test('no two names share a code, however many a sheet has', () => {
  const name = shortClassNames(sheets);
  const codes = sheets.flatMap((_, sheet) =>
    Array.from({ length: 50 }, (_, index) => name(`name${index}`, file(sheet))),
  );
  expect(new Set(codes).size).toBe(80 * 50);
  expect(codes.filter((code) => !/^[A-Z][0-9a-z]{2,3}$/.test(code))).toEqual([]);
});

test('a sheet that was not counted is named', () => {
  expect(() => shortClassNames(sheets)('card', resolve('src/ui/New.module.css'))).toThrow('src/ui/New.module.css');
});

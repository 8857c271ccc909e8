import { expect, test } from 'vitest';
import { parseTable, readDelimited } from './delimited.ts';

/** Cells joined by bars, records by slashes. */
const cells = (text: string) => [...readDelimited(text, ',')].map((record) => record.cells.join('|')).join(' / ');

test.each([
  ['a,b\r\n1,2\r\n', 'a|b / 1|2'],
  ['\ufeffa,b\n1,2', 'a|b / 1|2'],
  ['a\rb', 'a / b'],
  ['"a,1","say ""hi"""', 'a,1|say "hi"'],
  ['"two\r\nlines",x', 'two\r\nlines|x'],
  ['a,,\n\n \n,b', 'a|| / |b'],
  ['', ''],
  ['"open,x\ny', 'open,x\ny'],
])('parses %j', (text, expected) => {
  expect(cells(text)).toBe(expected);
});

test('line numbers count line breaks inside quotes', () => {
  const records = [...readDelimited('h\n"a\nb",1\n\nc,2', ',')];
  expect(records.map(({ line }) => line)).toEqual([1, 2, 5]);
});

test('reports a quotation mark that is never closed', () => {
  expect([...readDelimited('a,b\n"c,d', ',')].at(-1)).toMatchObject({ line: 2, unclosed: true });
});

test.each([
  [';', 'a;b;c\n1,5;2,5;3\n1;2;3'],
  [',', 'a,b,c\n1.5,2,3'],
  ['\t', 'a\tb\n1,5\t2'],
  [',', 'a,"x;y;z",c\n1,"x;y",3'],
  [',', 'one column\n1'],
])('detects the separator %j', (separator, text) => {
  expect(parseTable(text).separator).toBe(separator);
});

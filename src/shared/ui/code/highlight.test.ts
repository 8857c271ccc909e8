import { expect, test } from 'vitest';
import { highlight } from './highlight.ts';

const code = '{\n  "level": 67.3,\n  "status": "normal"\n}';

test('no character is lost or added', () => {
  for (const language of ['json', 'bash', 'python', 'typescript', 'http'] as const) {
    expect(
      highlight(code, language)
        .map((token) => token.text)
        .join(''),
    ).toBe(code);
  }
});

test('names, numbers and strings are told apart', () => {
  const tokens = highlight(code, 'json');
  const kindOf = (text: string) => tokens.find((token) => token.text.trim() === text)?.kind;
  expect([kindOf('"level"'), kindOf('67.3'), kindOf('"normal"')]).toEqual(['name', 'number', 'string']);
});

import { expect, test } from 'vitest';
import { setTitle } from './share-title.ts';

/** Half an em a letter, so that a line of 18 letters and spaces is 9 em wide or a little less. */
const measure = (word: string) => word.length / 2;

test('leaves no word alone on its line when a smaller size avoids it', async () => {
  // “Ceritakan tangki Anda” is 4.5 + 3 + 2 em and two spaces of 0.25: 10 em, 540 px at 54.
  expect(await setTitle('Ceritakan tangki Anda', 548, measure)).toEqual({ lines: ['Ceritakan tangki Anda'], size: 54 });
});

test('divides a long title into lines of about the same width', async () => {
  expect(await setTitle('Pemantauan reservoir, rumah pompa, dan IPAL', 548, measure)).toEqual({
    lines: ['Pemantauan reservoir,', 'rumah pompa, dan IPAL'],
    size: 50,
  });
});

test('divides two long words, and refuses a word that is wider than the card', async () => {
  expect((await setTitle('Pertanggungjawaban penyelenggaraan', 548, measure)).lines).toHaveLength(2);
  await expect(setTitle('x'.repeat(30), 548, measure)).rejects.toThrow('does not fit');
});

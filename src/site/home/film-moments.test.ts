import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmMoments } from './film-moments.ts';

test('before the film plays, the leader of the level ends on the level of the poster', () => {
  const styles = readFileSync(new URL('./Hero.module.css', import.meta.url), 'utf8');
  expect(styles).toContain(`--line: ${filmMoments[0]?.line};`);
});

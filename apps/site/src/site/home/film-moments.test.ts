import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { filmTag, findTankView } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { filmMoments } from './film-moments.ts';

test('the initial leader line in Hero.module.css ends at the level of the poster', () => {
  const styles = readFileSync(new URL('./Hero.module.css', import.meta.url), 'utf8');
  expect(styles).toContain(`--line: ${filmMoments[0]?.line};`);
});

test('the poster shows the same values as other pages for the same tank and minute', () => {
  const { metres, level, days = 0 } = findTankView(filmTag);
  expect(filmMoments[0]).toMatchObject({
    level: formatUnit(metres, 'm', 2),
    share: formatUnit(level, '%', 1),
    days: formatUnit(days, 'hari', 1),
  });
});

/**
 * `node scripts/film-day.ts` writes the level of TK-204 over a day and the figures on screens, for rendering the
 * pictures.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmDay, screenFigures } from '../apps/site/src/plant/terminal/film-day.ts';
import { paths } from './paths.ts';

const folder = join(paths.root, 'media/film');
const day = filmDay();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'day.json'), `[\n${day.map((moment) => `  ${JSON.stringify(moment)}`).join(',\n')}\n]\n`);
writeFileSync(join(folder, 'figures.json'), `${JSON.stringify(screenFigures(), undefined, 1)}\n`);
console.log(`media/film/day.json: ${day.length} moments, ${day[0]?.level_m} to ${day.at(-1)?.level_m} m.`);

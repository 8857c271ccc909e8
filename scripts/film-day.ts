/** `node scripts/film-day.ts`: writes the day of TK-204 that the film shows, from the plant, for whoever renders it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filmDay } from '../src/plant/terminal/film-day.ts';
import { paths } from './paths.ts';

const folder = join(paths.root, 'media/film');
const day = filmDay();
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'day.json'), `[\n${day.map((moment) => `  ${JSON.stringify(moment)}`).join(',\n')}\n]\n`);
console.log(`media/film/day.json: ${day.length} moments, ${day[0]?.level_m} to ${day.at(-1)?.level_m} m.`);

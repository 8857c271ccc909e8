import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FilmMoment, filmDay, screenFigures } from '../apps/site/src/plant/terminal/film-day.ts';
import { filmTag } from '../apps/site/src/plant/terminal/terminal.ts';
import { paths } from './paths.ts';

const record = 'apps/site/src/content/plant/minyak-gas.yaml';
const tolerance = 0.001;

export type Rendered = Record<string, { command: string; figures: Record<string, unknown> }>;
export type FilmTrack = readonly { time: string; level_m: number }[];

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
const sentence = (file: string, field: string, shown: unknown, now: unknown, command: string) =>
  `apps/site/src/assets/${file} shows ${field} as ${JSON.stringify(shown)} where ${record} gives ${JSON.stringify(now)}: ` +
  `run \`node scripts/film-day.ts && ${command}\`.`;

const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** Level at a time, interpolated between two moments of the film’s day like in the renderer. */
function levelAt(day: readonly FilmMoment[], time: string) {
  const begin = minutes(day[0]?.time ?? '00:00');
  const place = (((minutes(time) - begin + 1440) % 1440) / 1440) * (day.length - 1);
  const before = day[Math.floor(place)]?.level_m ?? Number.NaN;
  const after = day[Math.ceil(place)]?.level_m ?? Number.NaN;
  return before + (after - before) * (place % 1);
}

/** A message per picture, and for the film, that shows figures other than the plant’s. */
export function stalePictures(
  rendered: Rendered,
  track: FilmTrack,
  figures: Record<string, unknown> = screenFigures(),
  day: readonly FilmMoment[] = filmDay(),
): string[] {
  const pictures = Object.entries(rendered).flatMap(([picture, { command, figures: shown }]) => {
    const field = Object.keys(shown).find((name) => !same(shown[name], figures[name]));
    return field ? [sentence(picture, field, shown[field], figures[field], command)] : [];
  });
  const off = track.find(({ time, level_m }) => !(Math.abs(levelAt(day, time) - level_m) < tolerance));
  if (!off) return pictures;
  const now = Number(levelAt(day, off.time).toFixed(3));
  const field = `the level of ${filmTag} at ${off.time} in metres`;
  return [sentence('hero/film.json', field, off.level_m, now, 'media/render-film.sh'), ...pictures];
}

const read = (file: string) => JSON.parse(readFileSync(join(paths.root, 'apps/site/src/assets', file), 'utf8'));

/** @throws Error when a picture or the film is stale, with the command that renders it again */
export function checkPictures(): void {
  const stale = stalePictures(read('rendered.json'), read('hero/film.json').track);
  if (stale.length > 0) throw new Error(stale.join('\n'));
}

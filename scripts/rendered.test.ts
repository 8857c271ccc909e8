import { expect, test } from 'vitest';
import { checkPictures, stalePictures } from './rendered.ts';

const screens = {
  'scenes/control-room.webp': {
    command: 'media/render.sh control-room',
    figures: { 'TK-204 level %': 67.3, alarms: [{ tank: 'TK-207', open: true }] },
  },
};
const figures = { 'TK-204 level %': 67.3, 'TK-201 level %': 81, alarms: [{ tank: 'TK-207', open: true }] };
const at = (time: string, level_m: number) => ({ time, level_m, volume_kl: 0 });
const day = [at('17:30', 8), at('05:30', 6), at('17:30', 8)];
const track = [at('17:30', 8), at('23:30', 7), at('11:30', 7)];

test('shows the plant’s figures in all pictures and the film of this site', () => {
  expect(checkPictures).not.toThrow();
});

test('accepts current pictures, and changes that no picture shows', () => {
  expect(stalePictures(screens, track, { ...figures, 'TK-201 level %': 12 }, day)).toEqual([]);
});

test('names file, field, both values and the command for a changed level', () => {
  expect(stalePictures(screens, track, { ...figures, 'TK-204 level %': 70 }, day)).toEqual([
    'apps/site/src/assets/scenes/control-room.webp shows TK-204 level % as 67.3 where apps/site/src/content/plant/minyak-gas.yaml gives 70: ' +
      'run `node scripts/film-day.ts && media/render.sh control-room`.',
  ]);
});

test('reports the film from a deviation of 1 mm on, also between two moments of the day', () => {
  const risen = day.map((moment) => ({ ...moment, level_m: moment.level_m + 0.002 }));
  expect(stalePictures(screens, track.slice(1), figures, risen)).toEqual([
    'apps/site/src/assets/hero/film.json shows the level of TK-204 at 23:30 in metres as 7 where ' +
      'apps/site/src/content/plant/minyak-gas.yaml gives 7.002: run `node scripts/film-day.ts && media/render-film.sh`.',
  ]);
});

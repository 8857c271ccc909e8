import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
import { cellsOf, type ResistanceCell, resistance } from './resistance.ts';
import { resistanceSchema } from './resistance-schema.ts';
import { media } from './tank.ts';

const folder = 'picker/resistance';
const sources = readdirSync(pathOfRecord(folder)).map((file) => file.replace('.yaml', ''));
const bySource = sources.map((id) => cellsOf(id, readRecord(`${folder}/${id}.yaml`, resistanceSchema)));
const cells = bySource.flat();
const known = new Set(media.map(({ id }) => id));

const open = (from: number, to: number, otherFrom: number, otherTo: number) => from < otherTo && otherFrom < to;
/** Both hold for one temperature and strength; ranges that only touch do not. */
function overlap(one: ResistanceCell, other: ResistanceCell): boolean {
  const heat = ({ minTemperature = -300, maxTemperature = 700 }: ResistanceCell) =>
    [minTemperature, maxTemperature] as const;
  const strength = ({ concentration }: ResistanceCell) => concentration ?? ([-1, 101] as const);
  return open(...heat(one), ...heat(other)) && open(...strength(one), ...strength(other));
}
const pairs = (list: readonly ResistanceCell[]) =>
  list.flatMap((one, at) =>
    list
      .slice(at + 1)
      .filter(({ medium, material }) => medium === one.medium && material === one.material)
      .map((other) => [one, other] as const),
  );

test('every medium of a source is one of media.yaml', () => {
  expect(cells.filter(({ medium }) => !known.has(medium))).toEqual([]);
});

test('no source rates a material twice for the same temperature and strength', () => {
  expect(bySource.flatMap(pairs).filter(([one, other]) => overlap(one, other))).toEqual([]);
});

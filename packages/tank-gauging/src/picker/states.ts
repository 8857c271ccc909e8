import { itemAt } from '../item-at.ts';
import type { Answers } from './inputs.ts';
import type { MediaTable } from './media.ts';
import { bestState, bodyMaterials, materialRatings, worstRatings } from './resistance.ts';
import { type Ban, holds } from './rules.ts';
import { type PickerTank, stated } from './tank.ts';

/**
 * Usual state, then the minimum and maximum states where they differ: a boiling liquid is warmest at its highest
 * pressure. Ratings of materials and the zone inside are in each the worst of all.
 */
export function tankStates(
  answers: Answers,
  table: MediaTable,
  kindName: string,
  bans: readonly Ban[],
): [PickerTank, ...PickerTank[]] {
  const { suhu, tekanan, suhuTurun, suhuNaik, tekananTurun, tekananNaik } = answers;
  const lowest = { ...answers, suhu: suhu - suhuTurun, tekanan: tekanan - tekananTurun };
  const highest = { ...answers, suhu: suhu + suhuNaik, tekanan: tekanan + tekananNaik };
  const states = [
    answers,
    ...(suhuTurun || tekananTurun ? [lowest] : []),
    ...(suhuNaik || tekananNaik ? [highest] : []),
  ];
  const tanks = states.map((state) => stated(state, table, kindName));
  const cells = table.resistance.get(itemAt(tanks, 0).content.id) ?? [];
  const ratings = worstRatings(
    tanks.map((tank) =>
      materialRatings(
        tank.content,
        tank.suhu,
        cells,
        bans.filter(({ when }) => holds(when, tank)),
      ),
    ),
  );
  const { dalam } = tanks.reduce((hottest, tank) => (tank.nyala > hottest.nyala ? tank : hottest));
  return tanks.map((tank) => {
    const bodies = tank.isi === 'bubuk' ? undefined : bestState(bodyMaterials.map((body) => ratings[body]));
    return { ...tank, ratings, bodies, dalam };
  }) as [PickerTank, ...PickerTank[]];
}

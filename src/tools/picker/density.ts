import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { figureText, middle, type PickerTank } from './medium.ts';
import { mm } from './millimetres.ts';
import type { Finding } from './rules.ts';
import type { PickerText } from './schema.ts';

/** Spread of the density, per cent, from which it is worth a word. */
const worthAWord = 1;

/**
 * How far a level that is calculated from pressure may lie off in ± mm when only the range of the density is known:
 * half the spread as a share of the middle, of the highest column. Undefined where the sources give no range.
 */
export function densityShift({
  content,
  tinggi,
  ruang,
}: Pick<PickerTank, 'content' | 'tinggi' | 'ruang'>): number | undefined {
  const mean = middle(content.density);
  if (mean === null || !content.density?.to) return undefined;
  return ((content.density.to - content.density.from) / 2 / mean) * Math.max(0, tinggi - ruang) * 1000;
}

/** What an unknown or spread density does to a level from pressure, held against the limit that was asked for. */
export function densityFindings(tank: PickerTank, { ranges }: Pick<PickerText, 'ranges'>): Finding[] {
  const { density, kind, name } = tank.content;
  if (kind === 'bubuk') return [];
  if (!density || density.open)
    return [{ about: 'isi', verdict: 'care', reason: fillSlots(ranges.densityUnknown.reason, { isi: name }) }];
  const shift = densityShift(tank);
  const mean = middle(density);
  if (shift === undefined || !mean || !density.to) return [];
  const spread = ((density.to - density.from) / mean) * 100;
  if (spread <= worthAWord) return [];
  const slots = {
    massaJenis: figureText(density, 'kg/L'),
    persen: formatFree(Number((spread / 2).toFixed(1))),
    geser: mm(shift),
    sampai: mm(tank.batas),
  };
  const { reject, care } = ranges.density;
  const evidence = [density.source];
  if (tank.batas > 0 && shift > tank.batas) {
    const reason = fillSlots(reject.reason, slots);
    return [{ about: 'akurasi', verdict: 'reject', reason, change: fillSlots(reject.change, slots), evidence }];
  }
  return [{ about: 'isi', verdict: 'care', reason: fillSlots(care.reason, slots), evidence }];
}

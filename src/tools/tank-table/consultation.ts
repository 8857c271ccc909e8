import { resultHref } from '../../shared/handover/result-href.ts';
import type { LevelReading } from './level-reading.ts';
import { bottomOf, bottomsOf, leans, sizeFields, upperFields, upperOf } from './tank-fields.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';

const millimetres = (metres: number) => Math.round(metres * 1000);

/**
 * The consultation form with the tank in its message: litres, metres, and every dimension that makes the tank, in whole
 * millimetres. Only numbers and the names of shapes go there; the form has the words.
 */
export function consultationOf(values: TankValues, { content, full, level }: LevelReading): string {
  const upper = upperOf(values);
  const litre = (value: number) => Number(value.toFixed(full < 100_000 ? 1 : 0));
  return resultHref('tabel-tangki', {
    bentuk: values.shape,
    volume: litre(full),
    level,
    isi: litre(content),
    ...Object.fromEntries(
      [...sizeFields(values), ...upperFields(values)].map((name) => [tankInputs[name].key, millimetres(values[name])]),
    ),
    ...(values.shape === 'mendatar' && { tutup: values.heads }),
    ...(bottomsOf(values).length > 0 && { dasar: bottomOf(values) }),
    ...(upper !== 'tanpa' && { atas: upper }),
    ...(leans(values) && { kemiringan: values.slope, titik: millimetres(values.dipPoint) }),
    ...(values.waterLevel > 0 && { air: millimetres(values.waterLevel) }),
    ...(values.suctionLevel > 0 && { sisa: millimetres(values.suctionLevel) }),
    ...(values.highestFill > 0 && { puncak: millimetres(values.highestFill) }),
  });
}

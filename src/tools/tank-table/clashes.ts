import type { Clashes } from '../kit/tool-state.ts';
import { canLean, leaningField, upperOf } from './tank-fields.ts';
import type { TankValues, tankInputs } from './tank-inputs.ts';
import { vesselOf } from './vessel-of.ts';

/** Sentences of the record for what cannot be together. */
type Clash = 'outlet' | 'lean' | 'gauge' | 'cap' | 'narrow' | 'water' | 'deadStock' | 'highest';

/** Dimensions and levels that exclude each other: the field that is refused, and why. */
export function clashesOf(values: TankValues): Clashes<typeof tankInputs> {
  const { bentuk, dasar, tutup, diameter, dalam, kemiringan, titik, air, sisa, puncak, level } = values;
  const found: Partial<Record<keyof TankValues, Clash>> = {};
  if (bentuk === 'silo' && values.bukaan > diameter) found.bukaan = 'outlet';
  if (kemiringan > 0 && !canLean(values)) found.kemiringan = 'lean';
  if (kemiringan > 0 && canLean(values) && titik > values[leaningField(values)]) found.titik = 'gauge';
  const capped = (bentuk === 'mendatar' && tutup === 'tembereng') || (bentuk === 'tegak' && dasar === 'tembereng');
  if (capped && dalam > diameter / 2 + 1e-9) found.dalam = 'cap';
  if (upperOf(values) === 'tembereng' && values.atasTinggi > diameter / 2 + 1e-9) found.atasTinggi = 'cap';
  if (upperOf(values) === 'silinder' && values.atasDiameter === 0) found.atasDiameter = 'narrow';
  const { height } = vesselOf(values);
  const top = height + 1e-9;
  if (air > Math.min(level, height) + 1e-9) found.air = 'water';
  if (sisa > top) found.sisa = 'deadStock';
  if (puncak > 0 && (puncak > top || puncak <= sisa)) found.puncak = 'highest';
  return found;
}

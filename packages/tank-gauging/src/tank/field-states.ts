import type { Answers } from '../picker/inputs.ts';
import type { MediaTable } from '../picker/media.ts';
import { isUnknown, shapeDimensions, type Tank, type TankField, tankRecord } from './tank-record.ts';
import { vesselEnds } from './vessel-fields.ts';

/** Where the value of a field comes from; an unknown field has none. */
export type FieldState<V> = { state: 'typed' | 'assumed' | 'derived'; value: V } | { state: 'unknown' };
export type FieldStates = { readonly [F in TankField]: FieldState<Tank[F]> };

/** Unknown fields for which the picker's example stands. */
const pickerExamples = { nozzle: 'lubang', neck: 'leher' } as const;

/** Fields that a named medium brings. */
function broughtByMedium({ medium }: Tank, media: MediaTable): Partial<Tank> {
  const known = medium ? media.named(medium) : undefined;
  const { stored } = known ?? {};
  return {
    ...(known && { kind: known.kind }),
    ...(stored && { temperature: stored.temperature, pressure: stored.pressure }),
  };
}

/** State of each field of a tank: `given` fields are typed, others derived from the medium, assumed or unknown. */
export function fieldStates(
  tank: Tank,
  given: ReadonlySet<TankField>,
  media: MediaTable,
  answers: Answers,
): FieldStates {
  const brought = broughtByMedium(tank, media);
  const stateOf = (field: TankField): FieldState<Tank[TankField]> => {
    const value = tank[field];
    const isNozzle = field === 'nozzle' || field === 'neck';
    const isEnd = field === 'heads' || field === 'bottom';
    if (isEnd) return endState(tank, field, given.has(field));
    if (isUnknown(field, value)) {
      return isNozzle && tank.opening === 'atas'
        ? { state: 'assumed', value: answers[pickerExamples[field]] }
        : { state: 'unknown' };
    }
    if (given.has(field)) return { state: 'typed', value };
    return { state: brought[field] === value ? 'derived' : 'assumed', value };
  };
  return Object.fromEntries(
    Object.keys(tankRecord).map((field) => [field, stateOf(field as TankField)]),
  ) as unknown as FieldStates;
}

/** Ends that are not stated are assumed, or derived from the capacity; those of another shape are unknown. */
function endState(tank: Tank, field: 'heads' | 'bottom', isGiven: boolean): FieldState<Tank[TankField]> {
  const ends = vesselEnds(tank);
  if (!ends || (field === 'heads') !== (tank.shape === 'mendatar')) return { state: 'unknown' };
  if (ends.basis === 'typed') return { state: isGiven ? 'typed' : 'assumed', value: ends.name };
  return { state: ends.basis === 'capacity' ? 'derived' : 'assumed', value: ends.name };
}

const dimensions: readonly string[] = ['diameter', 'length', 'width', 'height'];

/** True for fields that mean nothing for this tank: other shapes' dimensions, and questions that its opening excludes. */
export function isIdleField(tank: Tank, field: TankField): boolean {
  const { shape, opening, kind, medium, inside, roofMass } = tank;
  if (dimensions.includes(field)) return !(shapeDimensions[shape] as readonly string[]).includes(field);
  if (field === 'permittivity' || field === 'density') return medium !== '' && tank[field] === 0;
  if (field === 'valve' || field === 'gauges') return opening === 'terbuka' || kind === 'bubuk';
  if (field === 'roofMass') return shape !== 'tegak' || (inside !== 'apung' && roofMass === 0);
  if (field === 'roofLegs') return shape !== 'tegak' || roofMass === 0;
  if (field === 'bulk' || field === 'repose') return kind !== 'bubuk';
  if (field === 'nozzle' || field === 'neck') return opening !== 'atas';
  if (field === 'flange' || field === 'facing') return opening === 'terbuka';
  if (field === 'filling') return shape !== 'mendatar' && shape !== 'bola';
  return field === 'sulphide' && !['mentah', 'limbah', 'gascair', 'lumpur'].includes(kind);
}

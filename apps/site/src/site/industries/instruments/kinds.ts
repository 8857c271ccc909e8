import { formatUnit } from '../../../shared/format/format.ts';
import { cip } from './cip.ts';
import { delivery } from './delivery.ts';
import type { Field, InstrumentDrawing } from './instrument.ts';
import { millimetre } from './millimetre.ts';
import { nightFlow } from './night-flow.ts';
import { pond } from './pond.ts';
import { sphere } from './sphere.ts';

/** Each instrument by the name that the record of an industry calls it. */
const instruments = { millimetre, sphere, pond, cip, 'night-flow': nightFlow, delivery };

export type InstrumentKind = keyof typeof instruments;
export const instrumentKinds = Object.keys(instruments) as [InstrumentKind, ...InstrumentKind[]];

/** The instrument of a kind; every field that it asks for stands in its own `fields`. */
export const instrumentOf = (kind: InstrumentKind) => instruments[kind] as InstrumentDrawing;

/** A value of a slider as it is read, with its unit. */
export const fieldValue = ({ digits = 0 }: Field, value: number, unit: string): string =>
  formatUnit(value, unit, digits);

/** Where all sliders stand before anybody moves them. */
export const startValues = ({ fields }: InstrumentDrawing): Record<string, number> =>
  Object.fromEntries(Object.entries(fields).map(([name, { start }]) => [name, start]));

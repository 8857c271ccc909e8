import { alarmLevels } from '../alarm/events.ts';
import type { BudgetLine } from '../picker/budget.ts';
import type { Answers } from '../picker/inputs.ts';
import { type Catalogue, type JudgedRadio, type JudgedSensor, type Picked, pickDevices } from '../picker/judge.ts';
import { leftOut, listConditions, type PartConditions } from '../picker/judged-parts.ts';
import { errorLitres, pressureClass, requiredProtection } from '../picker/tank.ts';
import { answersFor } from '../picker/tank-use.ts';
import { fullLitres } from '../vessel/vessel.ts';
import { type FieldStates, fieldStates } from './field-states.ts';
import { judgeReorder, type Reorder, stockValues } from './judge-reorder.ts';
import type { Tank, TankField } from './tank-record.ts';
import { tankVessel } from './tank-volume.ts';
import { type VesselEnds, vesselEnds } from './vessel-fields.ts';

/** Flange classes with their pressure limit in bar at room temperature; ASME B16.5 for carbon steel. */
const flangeBar: Readonly<Record<string, number>> = { pn16: 16, pn40: 40, asme150: 19.6, asme300: 51.1 };

/** Error of the level; one that cannot be stated in mm has no number. */
export type LevelError =
  | { state: 'known'; mm: number; litres: number | undefined; leftOut: BudgetLine[] }
  | { state: 'unknown'; leftOut: BudgetLine[] };

/** Verdict on the instrument: only a found one has figures. */
export type Instrument =
  | { state: 'asked'; proposed: Picked['proposed'] }
  | { state: 'impossible'; problems: Picked['impossible'] }
  | { state: 'none'; nearest: JudgedSensor | undefined }
  | {
      state: 'found';
      sensor: JudgedSensor;
      companions: Picked['companions'];
      error: LevelError;
      connection: Picked['connection'];
      /** Smallest flange class (PN), and whether the tank's own flange bears the pressure. */
      flange: { least: number | undefined; own: 'bears' | 'tooWeak' | 'unknown' };
    };

export type Network = { state: 'found'; radio: JudgedRadio } | { state: 'none' };

/** One tank, judged whole: every page and paper states these figures and verdicts, and no others. */
export interface JudgedTank {
  tank: Tank;
  fields: FieldStates;
  vessel: NonNullable<ReturnType<typeof tankVessel>>;
  /** Heads or bottom, as stated, found from the stated capacity, or assumed. */
  ends: VesselEnds | undefined;
  /** Capacity in litres. */
  full: number;
  picked: Picked;
  instrument: Instrument;
  network: Network;
  /** Conditions of sensor, companions and radio; empty unless an instrument is found. */
  conditions: PartConditions[];
  protection: ReturnType<typeof requiredProtection>;
  reorder: Reorder;
  levels: ReturnType<typeof alarmLevels> | undefined;
  /** Number of tanks that can be priced: none without an instrument. */
  priced: number;
}

/** Judges a tank whole. `given`: stated fields; all further ones are examples. */
export function judgeTank(
  tank: Tank,
  given: ReadonlySet<TankField>,
  catalogue: Catalogue,
  /** Replaces the judgement of devices, for a caller that caches it. */
  pick: (answers: Answers) => Picked = (answers) => pickDevices(answers, catalogue),
): JudgedTank {
  const answers = answersFor(tank, catalogue.media);
  const vessel = tankVessel(tank);
  if (!vessel) throw new Error('a tank needs the dimensions of its shape');
  const full = fullLitres(vessel);
  const picked = pick(answers);
  const instrument = judgeInstrument(picked, tank);
  const isFound = instrument.state === 'found';
  const { radio } = picked;
  return {
    tank,
    fields: fieldStates(tank, given, catalogue.media, answers),
    ...{ vessel, full, picked, instrument },
    ends: vesselEnds(tank),
    network: radio ? { state: 'found', radio } : { state: 'none' },
    conditions: isFound ? listConditions(picked) : [],
    protection: requiredProtection(picked.tank),
    reorder: judgeReorder(tank, given, full),
    levels: tank.fillRate > 0 ? alarmLevels(stockValues(tank)) : undefined,
    priced: isFound ? tank.quantity : 0,
  };
}

function judgeInstrument(picked: Picked, { flange, designPressure }: Tank): Instrument {
  const { tank, impossible, sensor, companions, connection, proposed, sensors } = picked;
  if (tank.asing) return { state: 'asked', proposed };
  if (impossible.length > 0) return { state: 'impossible', problems: impossible };
  if (!sensor) return { state: 'none', nearest: sensors[0] };
  const { errorMm, budget } = sensor;
  const without = budget ? leftOut(budget) : [];
  const bar = Math.max(tank.tekanan, designPressure);
  const limit = flangeBar[flange];
  const own = limit === undefined ? 'unknown' : limit >= bar ? 'bears' : 'tooWeak';
  return {
    ...{ state: 'found', sensor, companions, connection },
    flange: { least: pressureClass(bar), own },
    error:
      errorMm === undefined
        ? { state: 'unknown', leftOut: without }
        : { state: 'known', mm: errorMm, litres: errorLitres(errorMm, tank), leftOut: without },
  };
}

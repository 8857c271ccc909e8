import type { Quantity } from '../../shared/records/selection-fields.ts';
import { type Impossibility, impossibleStates } from './impossible.ts';
import type { PickerTank } from './medium.ts';
import { type JudgedRadio, judgeRadio, type RadioRecord } from './radios.ts';
import { holds } from './rules.ts';
import type { Outside, PickerText } from './schema.ts';
import { type Judged, type JudgedSensor, judgeSensor, quantitiesFor, type SensorRecord } from './sensors.ts';

export interface Recommendation {
  /** Every sensor judged for the task, best first; those that are rejected come last. */
  sensors: JudgedSensor[];
  /** Why the answers cannot be true together; then no sensor is recommended. */
  impossible: Impossibility[];
  /** Instruments that we do not make and that serve such a task. */
  outside: Outside[];
  /** The best sensor for the task, if one fits. */
  sensor: JudgedSensor | undefined;
  /** What else the task needs: the best sensor for each further quantity, or none. */
  companions: { quantity: Quantity; sensor: JudgedSensor | undefined }[];
  radios: JudgedRadio[];
  radio: JudgedRadio | undefined;
}

const accepted = <T extends Judged<unknown>>(items: readonly T[]) => items.find(({ verdict }) => verdict !== 'reject');
const cares = ({ findings }: Judged<unknown>) => findings.length;
const rejections = ({ findings }: Judged<unknown>) => findings.filter(({ verdict }) => verdict === 'reject').length;

/** What fits best among all sensors and radios, and why the others do not. */
export function recommend(
  answers: PickerTank,
  records: { sensors: readonly SensorRecord[]; radios: readonly RadioRecord[] },
  text: PickerText,
): Recommendation {
  const [task, ...further] = quantitiesFor(answers.ukur);
  const judged = (quantity: Quantity) =>
    rankSensors(
      records.sensors
        .filter(({ selection }) => selection.measures.includes(quantity))
        .map((record) => judgeSensor(record, quantity, answers, text)),
      answers,
    );
  const candidates = judged(task);
  const impossible = impossibleStates(answers);
  const sensor = impossible.length > 0 ? undefined : accepted(candidates);
  const others = records.sensors
    .filter(({ selection }) => !selection.measures.includes(task))
    .map((record) => {
      const quantity = further.find((need) => record.selection.measures.includes(need));
      return judgeSensor(record, quantity, answers, text);
    });
  const radios = rankRadios(
    records.radios.map((record) => judgeRadio(record, answers, text)),
    answers,
  );
  return {
    sensors: [...candidates, ...others],
    impossible,
    outside: text.outside.filter(({ when, also }) => holds(when, answers) && (also || !sensor)),
    sensor,
    companions: (impossible.length > 0 ? [] : further).map((quantity) => ({
      quantity,
      sensor: accepted(judged(quantity)),
    })),
    radios,
    radio: accepted(radios),
  };
}

/** Compares by the first key that differs; smaller comes first. */
const by =
  <T>(...keys: ((item: T) => number)[]) =>
  (a: T, b: T) =>
    keys.reduce((order, key) => order || key(a) - key(b), 0);

/** Fewest rejections, fewest conditions, the content it is made for, the smaller error, the order of the catalogue. */
function rankSensors(items: readonly JudgedSensor[], { isi }: PickerTank): JudgedSensor[] {
  return [...items].sort(
    by<JudgedSensor>(
      rejections,
      cares,
      ({ record }) => (record.selection.home.includes(isi) ? 0 : 1),
      ({ errorMm }) => errorMm ?? Number.MAX_VALUE,
      ({ record }) => record.order,
    ),
  );
}

/** Fewest rejections, fewest conditions, then the longer battery life, unless mains power is there. */
function rankRadios(items: readonly JudgedRadio[], { daya }: PickerTank): JudgedRadio[] {
  return [...items].sort(
    by<JudgedRadio>(
      rejections,
      cares,
      ({ life }) => (daya === 'listrik' ? 0 : -(life?.from ?? 0)),
      ({ record }) => record.order,
    ),
  );
}

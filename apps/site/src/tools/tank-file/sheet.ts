import { initialValues } from 'tank-gauging/inputs';
import type { Answers } from 'tank-gauging/picker/inputs';
import { type Picked, pickDevices, type Verdict } from 'tank-gauging/picker/judge';
import { answersFor } from 'tank-gauging/picker/tank-use';
import { remembered } from 'tank-gauging/remembered';
import { isIdleField } from 'tank-gauging/tank/field-states';
import { type JudgedTank, judgeTank } from 'tank-gauging/tank/judge-tank';
import { type AskedField, isUnknown, type Tank, type TankField, tankRecord } from 'tank-gauging/tank/tank-record';
import { litresBelow } from 'tank-gauging/vessel/vessel';
import { type Catalogue, catalogueRecords, wordJudged } from '../picker/pick.ts';
import { type Project, paybackIn, projectInputs, projectRoiValues } from './project.ts';
import { fieldTiers } from './tiers.ts';

/** Shares of the height for which the sheet prints the contents. */
const heights = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

/** Judges tanks by a catalogue; the picker's judgement is remembered, because most edits do not change its answers. */
function makeJudge(catalogue: Catalogue) {
  const records = catalogueRecords(catalogue);
  const pick = remembered((answers: Answers) => pickDevices(answers, records));
  return {
    judge: (tank: Tank, given: ReadonlySet<TankField>) => judgeTank(tank, given, records, pick),
    pickFor: (tank: Tank) => pick(answersFor(tank, records.media)),
  };
}

const judges = new WeakMap<Catalogue, ReturnType<typeof makeJudge>>();

function judgeBy(catalogue: Catalogue) {
  const judge = judges.get(catalogue) ?? makeJudge(catalogue);
  judges.set(catalogue, judge);
  return judge;
}

const everyField = Object.keys(tankRecord);

/** Sheet of a tank: its judgement with texts, the rows of its table, and what stays open. Nothing is calculated here. */
export function buildSheet(
  tank: Tank,
  catalogue: Catalogue,
  project: Project = initialValues(projectInputs),
  given: readonly string[] = everyField,
) {
  const { judge, pickFor } = judgeBy(catalogue);
  const judged = judge(tank, new Set(given as readonly TankField[]));
  const { vessel, network, priced } = judged;
  const roi = projectRoiValues(
    { ...tank, quantity: priced },
    project,
    network.state === 'found' ? network.radio.record.id : undefined,
  );
  return {
    judged,
    picked: wordJudged(judged, catalogue.fields),
    /** Inputs as passed to the ROI calculator. */
    roi,
    payback: priced > 0 ? paybackIn(roi, catalogue.radios) : undefined,
    rows: heights.map((share) => {
      const level = share * vessel.height;
      return { level, content: litresBelow(vessel, level) };
    }),
    open: openQuestions(judged, pickFor),
  };
}
export type Sheet = ReturnType<typeof buildSheet>;

/** Opposite value of each unknown or assumed field, to test whether it matters. */
const otherEnd: Partial<Record<AskedField, number | string>> = {
  valve: 20,
  nozzle: 50,
  neck: 1000,
  signal: 'tiada',
  power: 'listrik',
  inside: 'koil',
  zone: 'zona-0',
};

/** Unknown fields; first those whose opposite value would change the device, its error by a fifth, or the network. */
function openQuestions({ tank, fields, picked: now }: JudgedTank, pickFor: (tank: Tank) => Picked) {
  const changes = (field: AskedField): boolean => {
    const other = otherEnd[field];
    if (other === undefined || other === tank[field]) return false;
    const then = pickFor({ ...tank, [field]: other });
    const [before = 0, after = 0] = [now.sensor?.errorMm, then.sensor?.errorMm].map((error) => Math.abs(error ?? 0));
    return (
      then.sensor?.record.id !== now.sensor?.record.id ||
      then.radio?.record.id !== now.radio?.record.id ||
      Math.abs(after - before) > 0.2 * before
    );
  };
  const assumed = (Object.keys(otherEnd) as AskedField[]).filter(
    (field) => (fieldTiers.device as readonly string[]).includes(field) && fields[field].state === 'assumed',
  );
  const unknown = [...fieldTiers.order, ...fieldTiers.survey].filter(
    (field) => isUnknown(field, tank[field]) && !isIdleField(tank, field),
  );
  return [...unknown, ...assumed]
    .map((field) => ({ field, changes: changes(field) }))
    .filter(({ field, changes }) => changes || unknown.includes(field as (typeof unknown)[number]))
    .sort((a, b) => Number(b.changes) - Number(a.changes));
}

/** Verdict on each instrument and network with its first reason, that of a rejection before that of a condition. */
export const judgedDevices = ({ picked }: Sheet): { name: string; verdict: Verdict; reason: string }[] =>
  [...picked.sensors, ...picked.radios].map(({ record, findings, verdict }) => ({
    ...{ name: record.title, verdict },
    reason: (findings.find(({ change }) => change) ?? findings[0])?.reason ?? '–',
  }));

export const rejectedDevices = (sheet: Sheet) => judgedDevices(sheet).filter(({ verdict }) => verdict === 'reject');

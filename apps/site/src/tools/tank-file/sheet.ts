import { alarmLevels } from 'tank-gauging/alarm/events';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint } from 'tank-gauging/alarm/reorder-point';
import { initialValues } from 'tank-gauging/inputs';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { errorLitres } from 'tank-gauging/picker/tank';
import { type AskedField, isUnknown, type Tank, tankRecord } from 'tank-gauging/tank/tank-record';
import { vesselEnds, vesselSize } from 'tank-gauging/tank/vessel-fields';
import { buildVessel, fullLitres, litresBelow } from 'tank-gauging/vessel/vessel';
import { tankUse as alarmUse } from '../alarm/tank-use.ts';
import { type Catalogue as PickerCatalogue, type PickerResult, pick } from '../picker/pick.ts';
import { judging } from '../picker/picker.words.ts';
import { tankUse as pickerUse } from '../picker/tank-use.ts';
import { materialsText } from '../picker/words.ts';
import { type Project, paybackIn, projectInputs, projectRoiValues } from './project.ts';
import { fieldTiers } from './tiers.ts';

export interface Catalogue extends PickerCatalogue {
  text: PickerCatalogue['text'] & { words: { evidence: string } };
}

/** Shares of the height for which the sheet prints the contents. */
const heights = [0, 0.1, 0.25, 0.5, 0.75, 0.9, 1];

const picks = new WeakMap<Catalogue, Map<string, PickerResult>>();
const mostPicks = 500;

/** Cached, because most edits do not change the answers on which the pick depends. */
function pickFor(tank: Tank, catalogue: Catalogue): PickerResult {
  const answers = { ...initialValues(pickerInputs), ...pickerUse.fromTank(tank) };
  const known = picks.get(catalogue) ?? new Map<string, PickerResult>();
  if (known.size >= mostPicks) known.clear();
  picks.set(catalogue, known);
  const key = JSON.stringify(answers);
  const picked = known.get(key) ?? pick(answers, catalogue);
  known.set(key, picked);
  return picked;
}

/** Combines the results of the other tools for one tank; nothing is calculated here. */
export function buildSheet(tank: Tank, catalogue: Catalogue, project: Project = initialValues(projectInputs)) {
  const picked = pickFor(tank, catalogue);
  const vessel = buildVessel(vesselSize(tank));
  const full = fullLitres(vessel);
  const stock = { ...initialValues(alarmInputs), ...alarmUse.fromTank(tank) };
  const isStock = tank.use > 0 && tank.leadTime > 0 && tank.delivery > 0;
  const roi = projectRoiValues(tank, project, picked.radio?.record.id);
  return {
    picked,
    /** Inputs as passed to the ROI calculator. */
    roi,
    payback: paybackIn(roi, catalogue.radios),
    vessel,
    ends: vesselEnds(tank),
    full,
    errorLitres: errorLitres(picked.sensor?.errorMm, picked.tank),
    rows: heights.map((share) => {
      const level = share * vessel.height;
      return { level, content: litresBelow(vessel, level) };
    }),
    /** Undefined until its questions are answered. */
    reorder: isStock ? assessReorderPoint(stock) : undefined,
    levels: tank.fillRate > 0 ? alarmLevels(stock) : undefined,
    open: openQuestions(tank, picked, catalogue),
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

const isAssumed = (tank: Tank, field: AskedField): boolean => tank[field] === tankRecord[field].initial;

/** True for questions that do not apply to this tank. */
function isIdle(tank: Tank, field: AskedField): boolean {
  if (field === 'valve') return tank.opening === 'terbuka';
  if (field === 'nozzle' || field === 'neck') return tank.opening !== 'atas';
  if (field === 'flange' || field === 'facing') return tank.opening === 'terbuka';
  return field === 'sulphide' && !['mentah', 'limbah', 'gascair', 'lumpur'].includes(tank.kind);
}

/** Unknown fields; first those whose opposite value would change the device, its error by a fifth, or the network. */
function openQuestions(tank: Tank, now: PickerResult, catalogue: Catalogue): { field: AskedField; changes: boolean }[] {
  const changes = (field: AskedField): boolean => {
    const other = otherEnd[field];
    if (other === undefined || other === tank[field]) return false;
    const then = pickFor({ ...tank, [field]: other }, catalogue);
    const [before = 0, after = 0] = [now.sensor?.errorMm, then.sensor?.errorMm].map((error) => Math.abs(error ?? 0));
    return (
      then.sensor?.record.id !== now.sensor?.record.id ||
      then.radio?.record.id !== now.radio?.record.id ||
      Math.abs(after - before) > 0.2 * before
    );
  };
  const assumed = (Object.keys(otherEnd) as AskedField[]).filter(
    (field) => fieldTiers.device.includes(field as (typeof fieldTiers.device)[number]) && isAssumed(tank, field),
  );
  const unknown = [...fieldTiers.order, ...fieldTiers.survey].filter(
    (field) => isUnknown(field, tank[field]) && !isIdle(tank, field),
  );
  return [...unknown, ...assumed]
    .map((field) => ({ field, changes: changes(field) }))
    .filter(({ field, changes }) => changes || unknown.includes(field as (typeof unknown)[number]))
    .sort((a, b) => Number(b.changes) - Number(a.changes));
}

/** What is known of materials in the contents, and the conditions of the picked sensor. */
export const conditionRows = ({ picked: { tank, sensor } }: Sheet): string[] => [
  ...[materialsText(tank)].flatMap((text) => (text ? [`${judging.materials.title}: ${text}`] : [])),
  ...(sensor?.findings.map(({ reason }) => reason) ?? []),
];

/** Rejected instruments and networks, each with its first reason. */
export const rejectedDevices = ({ picked }: Sheet): { name: string; reason: string }[] =>
  [...picked.sensors, ...picked.radios].flatMap(({ record, findings, verdict }) => {
    const reason = findings.find(({ change }) => change)?.reason;
    return verdict === 'reject' && reason ? [{ name: record.title, reason }] : [];
  });

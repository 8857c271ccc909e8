import { batteryLife, type Years, yearsText } from '../../plant/radio/battery.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Connectivity } from '../../shared/records/hardware.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { Answers } from './inputs.ts';
import type { PickerTank } from './medium.ts';
import { type Finding, findingsOf, verdictOf } from './rules.ts';
import type { PickerText } from './schema.ts';
import type { Judged } from './sensors.ts';

/** A radio's record, as far as choosing needs it. */
export type RadioRecord = Plain<
  Pick<Connectivity, 'order' | 'title' | 'range' | 'batteryLife' | 'rangeKm' | 'batteryYears' | 'selection'>
> & { id: string };

export interface JudgedRadio extends Judged<RadioRecord> {
  /** Expected battery life at the reading interval; undefined for what needs mains power. */
  life: Years | undefined;
}

/** Judges one radio: its own rules, those of all radios, its reach, and its battery at the reading interval. */
export function judgeRadio(record: RadioRecord, answers: PickerTank, text: PickerText): JudgedRadio {
  const life = batteryLife(record, Number(answers.jeda));
  const findings = [
    ...reachFindings(record, answers, text),
    ...findingsOf(record.selection.rules, answers, text),
    ...findingsOf(text.rules.radios, answers, text),
    ...(life && answers.daya === 'baterai' ? lifeFindings(life, text) : []),
  ];
  return { record, verdict: verdictOf(findings), findings, life };
}

export const distanceText = (km: number) =>
  km < 1 ? formatUnit(km * 1000, 'm') : formatUnit(km, 'km', km % 1 ? 1 : 0);

/** Up to the nearer end of the stated range anything goes; up to the farther end only with free sight. */
function reachFindings({ rangeKm }: RadioRecord, { jarak, pandang }: Answers, { reach }: PickerText): Finding[] {
  if (!rangeKm) return [];
  const slots = {
    nilai: distanceText(jarak),
    dari: distanceText(rangeKm.from),
    sampai: distanceText(rangeKm.to),
  };
  const finding = (
    verdict: Finding['verdict'],
    { reason, change }: { reason: string; change?: string | undefined },
  ) => [
    {
      about: 'jarak' as const,
      verdict,
      reason: fillSlots(reason, slots),
      change: change === undefined ? undefined : fillSlots(change, slots),
    },
  ];
  if (jarak > rangeKm.to) return finding('reject', reach.far);
  if (jarak > rangeKm.from) return pandang === 'bebas' ? finding('care', reach.long) : finding('reject', reach.blocked);
  return pandang === 'bebas' ? [] : finding('care', reach.obstacle);
}

function lifeFindings(life: Years, { battery }: PickerText): Finding[] {
  const slots = { umur: yearsText(life) };
  if (life.from < battery.rejectBelow) {
    const { reason, change } = battery.tooShort;
    return [{ about: 'daya', verdict: 'reject', reason: fillSlots(reason, slots), change: fillSlots(change, slots) }];
  }
  if (life.from < battery.careBelow) {
    return [{ about: 'daya', verdict: 'care', reason: fillSlots(battery.short.reason, slots) }];
  }
  return [];
}

import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import styles from './LossAnalyser.module.css';
import { DailyChart } from './LossCharts.tsx';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';
import { dayName, litres } from './words.ts';

const everyTank = '';

/** What was read, what is missing in all, and which days to look at. */
export function LossOutcome({ state, text }: { state: LossState; text: LossToolText }) {
  const { analysis, tank, setTank } = state;
  const { reading, totals, tanks, suspicious } = analysis;
  const number = (value: number) => formatNumber(value);
  const slots = { hari: number(totals.days), curiga: number(totals.suspicious) };
  const [worst] = suspicious;
  const share = totals.issues > 0 ? `${formatNumber((totals.loss / totals.issues) * 100, 2)}%` : '–';
  return (
    <>
      <div
        className={styles.verdict}
        data-state={totals.suspicious > 0 || totals.days === 0 ? 'marked' : 'calm'}
        role="status"
      >
        <p className={styles.sentence}>{sentenceOf(state, text, slots)}</p>
        <p>
          {fillSlots(text.read, {
            baris: number(reading.lines),
            pakai: number(analysis.usable),
            buruk: number(reading.badCount),
          })}{' '}
          {reading.orderAssumed && text.columns.order.assumed} {reading.decimalAssumed && text.columns.decimal.assumed}
        </p>
      </div>
      {tanks.length > 1 || tank !== undefined ? (
        <ChoiceSelect
          id="tangki"
          label={text.tank.label}
          value={tank ?? everyTank}
          onChange={(value) => setTank(value === everyTank ? undefined : value)}
          options={[
            { value: everyTank, label: text.tank.all },
            ...tanks.filter(Boolean).map((value) => ({ value, label: value })),
          ]}
        />
      ) : null}
      {totals.days > 0 && (
        <>
          <Readings
            items={[
              {
                label: totals.loss >= 0 ? text.readings.loss : text.readings.gain,
                value: litres(Math.abs(totals.loss)),
                note: fillSlots(text.readings.share, { persen: share }),
              },
              {
                label: text.readings.days,
                value: number(totals.suspicious),
                note: text.readings.daysNote,
                state: totals.suspicious > 0 ? 'warning' : 'measured',
              },
              ...(worst
                ? [
                    {
                      label: text.readings.worst,
                      value: litres(worst.loss),
                      note: dayName(worst.date),
                      state: 'warning' as const,
                    },
                  ]
                : []),
            ]}
          />
          <DailyChart analysis={analysis} text={text} />
        </>
      )}
    </>
  );
}

function sentenceOf({ analysis }: LossState, text: LossToolText, slots: Record<string, string>): string {
  const { reading, totals } = analysis;
  const names = reading.missing.map((column) => text.columns.names[column].toLowerCase());
  if (reading.lines === 0 && names.length === 0) return text.errors.empty;
  if (names.length > 0) return fillSlots(text.errors.columns, { kolom: names.join(', ') });
  if (totals.days === 0) return text.errors.noDays;
  return fillSlots(totals.suspicious > 0 ? text.verdict.marked : text.verdict.calm, slots);
}

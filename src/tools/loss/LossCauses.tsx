import { formatNumber } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { TankResult } from './judge-tank.ts';
import styles from './LossAnalyser.module.css';
import type { LossToolText } from './schema.ts';
import { type Cause, decisiveProbability } from './stats/causes.ts';
import { litres } from './words.ts';

interface CausesProps {
  result: TankResult;
  /** Per cent of volume a °C. */
  expansion: number;
  text: LossToolText;
}

/** What the loss is proportional to: the three causes side by side, and which of them the record favours. */
export function LossCauses({ result, expansion, text }: CausesProps) {
  const { causes: words } = text;
  const { causes, corrected, thermal } = result;
  const figure = ({ name }: Cause, value: number) =>
    name === 'time' ? formatNumber(value, 1) : formatNumber(value * 100, 2);
  const withUnit = ({ name }: Cause, amount: string) =>
    name === 'time' ? fillSlots(words.perDay, { liter: `${amount}\u00a0L` }) : `${amount}%`;
  return (
    <section className={styles.wide} aria-labelledby="penyebab">
      <h3 className={styles.heading} id="penyebab">
        {words.title}
      </h3>
      <p className={styles.told}>{sentencesOf(result, words)}</p>
      <DataTable
        caption={words.caption}
        quiet
        stack
        columns={words.columns}
        rows={causes.map((cause) => {
          const { value, low, high } = cause.coefficient;
          return [
            words.names[cause.name],
            withUnit(cause, figure(cause, value)),
            withUnit(cause, `${figure(cause, low)} … ${figure(cause, high)}`),
            litres(Math.round(cause.litres)),
            percent(cause.chance),
          ];
        })}
      />
      {corrected !== undefined && (
        <p className={styles.note}>
          {fillSlots(corrected ? words.corrected : words.uncorrected, {
            muai: formatFree(expansion),
            liter: litres(thermal),
          })}
        </p>
      )}
    </section>
  );
}

/** A chance is never told as certain or impossible. */
function percent(chance: number): string {
  const rounded = Math.round(chance * 100);
  if (rounded >= 100) return '> 99%';
  return rounded <= 0 ? '< 1%' : `${formatNumber(rounded)}%`;
}

/** Names a cause only for a loss that is shown, and only where the record tells it from the others. */
function sentencesOf({ causes, verdict }: TankResult, words: LossToolText['causes']): string {
  if (verdict?.outcome !== 'fail') return '';
  const sudden = verdict.events.reduce((sum, { kind, size }) => sum + (kind === 'sudden' ? size.value : 0), 0);
  const [first, second] = [...causes].sort((a, b) => b.chance - a.chance);
  const steady = verdict.total - sudden > verdict.total / 4;
  return [
    ...(sudden > 0 ? [fillSlots(words.sudden, { liter: litres(sudden) })] : []),
    ...(steady && first
      ? [
          first.chance >= decisiveProbability || !second
            ? fillSlots(words.told[first.name], { peluang: percent(first.chance) })
            : fillSlots(words.unclear, { satu: words.names[first.name], dua: words.names[second.name].toLowerCase() }),
        ]
      : []),
  ].join(' ');
}

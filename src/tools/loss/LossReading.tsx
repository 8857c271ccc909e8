import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import { volumeUnits } from '../kit/tabular/units.ts';
import type { Analysis } from './analyse.ts';
import { isAsking } from './LossQuestions.tsx';
import styles from './LossReading.module.css';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

const separatorName = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const;

interface ReadingProps {
  state: LossState;
  analysis: Analysis;
  text: LossToolText;
}

/** How the file was read, over the verdict, with the switches that read it otherwise. */
export function LossReading({ state, analysis, text }: ReadingProps) {
  const { reading: words } = text;
  const { reading, tidying } = analysis;
  const { choices, setChoices } = state;
  const separator = separatorName[reading.separator as keyof typeof separatorName] ?? 'workbook';
  const manner = [
    words.decimal[reading.decimal],
    reading.unitWritten || choices.unit
      ? words.unit[reading.unit]
      : `${words.unit[reading.unit]} (${words.unit.assumed})`,
    words.order[reading.order],
    words.separators[separator],
  ];
  const used = reading.badCount > 0 ? 'skipped' : tidying.usable < reading.lines ? 'some' : 'all';
  const count = (value: number) => formatNumber(value);
  const notes = (['unsorted', 'duplicates', 'conflicts', 'missingDays'] as const).flatMap((name) =>
    tidying[name] > 0 ? [fillSlots(words.tidying[name], { jumlah: count(tidying[name]) })] : [],
  );
  const lines = fillSlots(words.lines[used], {
    baris: count(reading.lines),
    pakai: count(tidying.usable),
    buruk: count(reading.badCount),
  });
  return (
    <details className={styles.reading}>
      <summary className={styles.line}>
        <span>
          <b>{words.label}:</b>
          {` ${manner.join(', ')}. ${lines}${isAsking(analysis) ? '' : ` ${notes.join(' ')}`}`}
        </span>
        <span className={styles.change}>{words.change}</span>
      </summary>
      <div className={styles.switches}>
        <ChoiceSelect
          id="desimal"
          label={words.decimal.label}
          options={(['comma', 'dot'] as const).map((value) => ({ value, label: words.decimal[value] }))}
          value={choices.decimal ?? reading.decimal}
          onChange={(decimal) => setChoices({ ...choices, decimal })}
        />
        <ChoiceSelect
          id="satuan"
          label={words.unit.label}
          options={volumeUnits.map((value) => ({ value, label: words.unit[value] }))}
          value={choices.unit ?? reading.unit}
          onChange={(unit) => setChoices({ ...choices, unit })}
        />
        <ChoiceSelect
          id="urutan"
          label={words.order.label}
          options={(['dmy', 'mdy'] as const).map((value) => ({ value, label: words.order[value] }))}
          value={choices.order ?? reading.order}
          onChange={(order) => setChoices({ ...choices, order })}
        />
      </div>
    </details>
  );
}

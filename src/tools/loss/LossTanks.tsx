import { DataTable } from '../../shared/ui/DataTable.tsx';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
import type { LossToolText } from './schema.ts';
import { asWritten, litres } from './words.ts';

/** The verdict on each tank, where a record holds several. */
export function LossTanks({ analysis, text }: { analysis: Analysis; text: LossToolText }) {
  const { tanks: words, verdict: verdictWords, tank: tankWords } = text;
  return (
    <>
      <DataTable
        caption={words.caption}
        stack
        columns={words.columns}
        rows={analysis.results.map(({ tank, verdict }) => [
          asWritten(tank) || tankWords.unnamed,
          verdictWords.word[verdict?.outcome ?? 'open'],
          verdict ? litres(verdict.rate.value) : '–',
          verdict ? `${litres(verdict.rate.low)} … ${litres(verdict.rate.high)}` : '–',
          verdict ? litres(Math.round(verdict.total)) : '–',
        ])}
      />
      <p className={styles.note}>{words.mark}</p>
    </>
  );
}

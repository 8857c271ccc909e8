import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
import { DailyChart } from './LossCharts.tsx';
import { isAsking, LossQuestions } from './LossQuestions.tsx';
import { LossReading } from './LossReading.tsx';
import { LossTanks } from './LossTanks.tsx';
import { LossVerdict } from './LossVerdict.tsx';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

const everyTank = '';

interface OutcomeProps {
  state: LossState;
  threshold: number;
  text: LossToolText;
}

/** How the record was read, what is asked, and the verdict. */
export function LossOutcome({ state, threshold, text }: OutcomeProps) {
  const { analysis, tank, setTank } = state;
  if (!analysis) return <Unread sentence={text.errors.noResult} />;
  const { tanks, totals } = analysis;
  const unread = unreadSentence(analysis, text);
  return (
    <>
      {analysis.reading.lines > 0 && <LossReading state={state} analysis={analysis} text={text} />}
      {isAsking(analysis) ? (
        <LossQuestions state={state} analysis={analysis} text={text} />
      ) : unread ? (
        <Unread sentence={unread} />
      ) : (
        <LossVerdict analysis={analysis} threshold={threshold} text={text} />
      )}
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
      {totals.days > 0 && !isAsking(analysis) && (
        <>
          {analysis.results.length > 1 && <LossTanks analysis={analysis} text={text} />}
          <DailyChart analysis={analysis} text={text} />
        </>
      )}
    </>
  );
}

const Unread = ({ sentence }: { sentence: string }) => (
  <div className={styles.verdict} data-state="open" role="status">
    <p className={styles.sentence}>{sentence}</p>
  </div>
);

/** Why a record that was read gives no days. */
function unreadSentence({ reading, totals }: Analysis, { errors, columns }: LossToolText): string | undefined {
  const names = reading.missing.map((column) => columns.names[column].toLowerCase());
  if (reading.lines === 0 && names.length === 0) return errors.empty;
  if (names.length > 0) return fillSlots(errors.columns, { kolom: names.join(', ') });
  return totals.days === 0 ? errors.noDays : undefined;
}

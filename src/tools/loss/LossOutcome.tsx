import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/ChoiceSelect.tsx';
import type { VerdictText } from '../kit/Verdict.tsx';
import type { Analysis } from './analyse.ts';
import { DailyChart } from './DailyChart.tsx';
import { isAsking, LossQuestions } from './LossQuestions.tsx';
import { LossReading } from './LossReading.tsx';
import { LossTanks } from './LossTanks.tsx';
import { LossFigures, LossTotal, lossVerdict } from './LossVerdict.tsx';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

const everyTank = '';

interface OutcomeProps {
  state: LossState;
  threshold: number;
  text: LossToolText;
}

/** The answer, or why there is none yet: what a file leaves open is asked within it. */
export function outcomeVerdict({ state, threshold, text }: OutcomeProps): VerdictText {
  const { analysis } = state;
  if (!analysis) return { sentence: text.errors.noResult, state: 'open' };
  if (isAsking(analysis))
    return {
      sentence: text.questions.waiting,
      state: 'open',
      more: <LossQuestions state={state} analysis={analysis} text={text} />,
    };
  const unread = unreadSentence(analysis, text);
  return unread ? { sentence: unread, state: 'open' } : lossVerdict({ analysis, threshold, text });
}

/** The figures of the verdict, how the record was read, and its days. */
export function LossOutcome({ state, threshold, text }: OutcomeProps) {
  const { analysis, tank, setTank } = state;
  if (!analysis) return null;
  const { tanks, totals } = analysis;
  const judged = totals.days > 0 && !isAsking(analysis);
  return (
    <>
      {judged && (
        <>
          <LossFigures analysis={analysis} text={text} />
          <DailyChart analysis={analysis} text={text} />
          {analysis.results.length > 1 && <LossTanks analysis={analysis} text={text} />}
          <LossTotal analysis={analysis} threshold={threshold} text={text} />
        </>
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
      {analysis.reading.lines > 0 && <LossReading state={state} analysis={analysis} text={text} />}
    </>
  );
}

/** Why a record that was read gives no days. */
function unreadSentence({ reading, totals }: Analysis, { errors, columns }: LossToolText): string | undefined {
  const names = reading.missing.map((column) => columns.names[column].toLowerCase());
  if (reading.lines === 0 && names.length === 0) return errors.empty;
  if (names.length > 0) return fillSlots(errors.columns, { kolom: names.join(', ') });
  return totals.days === 0 ? errors.noDays : undefined;
}

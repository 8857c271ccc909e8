import { ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import { lossInputs } from './inputs.ts';
import { LossActions } from './LossActions.tsx';
import styles from './LossAnalyser.module.css';
import { LossCauses } from './LossCauses.tsx';
import { SumChart } from './LossCharts.tsx';
import { LossTables, MarkedDays } from './LossDays.tsx';
import { LossOutcome } from './LossOutcome.tsx';
import { isAsking } from './LossQuestions.tsx';
import { LossColumns, LossTolerance } from './LossSettings.tsx';
import { LossSource } from './LossSource.tsx';
import type { LossToolText } from './schema.ts';
import { useLossAnalysis } from './useLossAnalysis.ts';

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export function LossAnalyser({ text }: { text: LossToolText }) {
  const tool = useInputs(lossInputs);
  const state = useLossAnalysis(tool.values);
  const { analysis } = state;
  const stale = Object.keys(tool.problems).length > 0;
  const [only] = analysis?.results.length === 1 ? analysis.results : [];
  const shown = analysis && analysis.totals.days > 0 && !isAsking(analysis) ? analysis : undefined;
  return (
    <div className={styles.tool} aria-busy={state.working} data-stale={stale || state.working || undefined}>
      <ToolSheet
        inputsTitle={text.inputsTitle}
        resultTitle={text.resultTitle}
        inputs={
          <>
            <LossSource state={state} text={text} />
            <LossTolerance tool={tool} text={text} />
            {analysis && <LossColumns state={state} analysis={analysis} text={text} />}
          </>
        }
      >
        {stale && (
          <p className={styles.stale} role="alert">
            {text.errors.stale}
          </p>
        )}
        <div className={styles.answer}>
          <LossOutcome state={state} threshold={tool.values.ambang} text={text} />
        </div>
        {shown && !stale && <LossActions state={state} analysis={shown} values={tool.values} text={text} />}
      </ToolSheet>
      {shown && (
        <div className={styles.below}>
          {only && only.causes.length > 0 && <LossCauses result={only} expansion={tool.values.muai} text={text} />}
          <SumChart analysis={shown} text={text} />
          <MarkedDays analysis={shown} text={text} />
        </div>
      )}
      {analysis && !isAsking(analysis) && <LossTables analysis={analysis} text={text} />}
    </div>
  );
}

import { resultHref } from '../../shared/handover/prepared-result.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import { lossInputs } from './inputs.ts';
import styles from './LossAnalyser.module.css';
import { SumChart } from './LossCharts.tsx';
import { LossTables, MarkedDays } from './LossDays.tsx';
import { LossOutcome } from './LossOutcome.tsx';
import { LossColumns, LossTolerance } from './LossSettings.tsx';
import { LossSource } from './LossSource.tsx';
import type { LossToolText } from './schema.ts';
import { useLossAnalysis } from './useLossAnalysis.ts';

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export function LossAnalyser({ text }: { text: LossToolText }) {
  const tool = useInputs(lossInputs);
  const state = useLossAnalysis(tool.values);
  const { totals } = state.analysis;
  const result = resultHref('analisis-susut', {
    hari: totals.days,
    susut: Math.round(totals.loss),
    curiga: totals.suspicious,
    batas: tool.values.toleransi,
  });
  return (
    <div className={styles.tool} aria-busy={state.working}>
      <ToolSheet
        inputsTitle={text.inputsTitle}
        resultTitle={text.resultTitle}
        inputs={
          <>
            <LossSource state={state} text={text} />
            <LossTolerance tool={tool} text={text} />
            <LossColumns state={state} text={text} />
          </>
        }
      >
        <LossOutcome state={state} text={text} />
        <ToolActions>
          <Action look="signal" label={text.actions.consultation} to={result} />
          <ToolButton
            label={text.actions.export}
            onClick={() =>
              state.exportTo(text.export.columns, text.reasonNames, (file) => saveFile(file, text.export.file))
            }
          />
          <PrintButton label={text.actions.print} />
          <ShareButton label={text.actions.share} />
        </ToolActions>
      </ToolSheet>
      {totals.days > 0 && (
        <div className={styles.below}>
          <SumChart analysis={state.analysis} text={text} />
          <MarkedDays analysis={state.analysis} text={text} />
        </div>
      )}
      <LossTables analysis={state.analysis} text={text} />
    </div>
  );
}

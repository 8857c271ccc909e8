import '../../shared/ui/keep-standing.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import type { Analysis } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { LossActions } from './LossActions.tsx';
import styles from './LossAnalyser.module.css';
import { LossCauses } from './LossCauses.tsx';
import { LossTables, MarkedDays } from './LossDays.tsx';
import { LossOutcome, outcomeVerdict } from './LossOutcome.tsx';
import { isAsking } from './LossQuestions.tsx';
import { LossColumns, LossTolerance, settingName } from './LossSettings.tsx';
import { LossSource } from './LossSource.tsx';
import { SumChart } from './SumChart.tsx';
import type { LossToolText } from './schema.ts';
import { useLossAnalysis } from './useLossAnalysis.ts';

interface LossAnalyserProps {
  text: LossToolText;
  words: ToolWords;
  /** The sample, weighed. */
  example: Analysis;
}

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export function LossAnalyser({ text, words, example }: LossAnalyserProps) {
  const tool = useInputs(lossInputs);
  const state = useLossAnalysis(tool.values, example);
  const { analysis } = state;
  const { refused } = tool;
  const [only] = analysis?.results.length === 1 ? analysis.results : [];
  const shown = analysis && analysis.totals.days > 0 && !isAsking(analysis) ? analysis : undefined;
  const outcome = { state, threshold: tool.values.threshold, text };
  return (
    <ToolFrame words={words} refused={refused} className={styles.tool} busy={state.working}>
      <Instrument
        words={words}
        tool={tool}
        busy={state.working}
        inputsTitle={text.inputsTitle}
        resultTitle={text.resultTitle}
        verdict={outcomeVerdict(outcome)}
        labelOf={(field) => settingName(field, text)}
        inputs={
          <div className="stack-4 slim screen-only">
            <LossSource state={state} text={text} />
            <LossTolerance tool={tool} words={words} text={text} />
            {analysis && <LossColumns state={state} analysis={analysis} text={text} />}
          </div>
        }
      >
        <div className={styles.answer}>
          <LossOutcome {...outcome} />
        </div>
        {shown && <LossActions state={state} analysis={shown} tool={tool} words={words} text={text} />}
      </Instrument>
      {shown && (
        <div className={styles.below}>
          {only && only.causes.length > 0 && <LossCauses result={only} expansion={tool.values.expansion} text={text} />}
          <SumChart analysis={shown} text={text} />
          <MarkedDays analysis={shown} text={text} />
        </div>
      )}
      {analysis && !isAsking(analysis) && <LossTables analysis={analysis} text={text} />}
    </ToolFrame>
  );
}

import '../../shared/ui/keep-standing.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { flowHref } from '../kit/flow.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import type { Analysis } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import styles from './LossAnalyser.module.css';
import { LossTables, MarkedDays, SumChart } from './LossDays.tsx';
import { LossColumns, LossSource, LossTolerance, settingName } from './LossInputs.tsx';
import { isAsking, LossResult, lossVerdict } from './LossResult.tsx';
import type { LossToolText } from './schema.ts';
import { useLossAnalysis } from './useLossAnalysis.ts';
import { handoverOf, lossShare } from './words.ts';

interface LossAnalyserProps {
  text: LossToolText;
  words: ToolWords;
  /** The sample, weighed. */
  example: Analysis;
}

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export function LossAnalyser({ text, words, example }: LossAnalyserProps) {
  const tool = useInputs(lossInputs);
  const { values, refused } = tool;
  const state = useLossAnalysis(values, example);
  const { analysis } = state;
  const result = analysis && { state, analysis, values, text };
  const shown = analysis && analysis.totals.days > 0 && !isAsking(analysis) ? analysis : undefined;
  const share = shown && lossShare(shown);
  const save = () => state.exportTo(text.export.columns, text.reasonNames, (file) => saveFile(file, text.export.file));
  return (
    <ToolFrame words={words} refused={refused} className={`${styles.tool} stack-6`} busy={state.working}>
      <Instrument
        words={words}
        tool={tool}
        busy={state.working}
        inputsTitle={text.inputsTitle}
        resultTitle={text.resultTitle}
        verdict={result ? lossVerdict(result) : { sentence: text.errors.noResult, state: 'open' }}
        labelOf={(field) => settingName(field, text)}
        inputs={
          <div className="stack-4 slim screen-only">
            <LossSource state={state} text={text} />
            <LossTolerance tool={tool} words={words} text={text} />
            {analysis && <LossColumns state={state} analysis={analysis} text={text} />}
          </div>
        }
      >
        <div className={`${styles.answer} stack-3`}>{result && <LossResult {...result} />}</div>
        {shown && (
          <ToolControls
            words={words}
            tool={tool}
            labels={text.actions}
            consultation={resultHref('analisis-susut', handoverOf(shown, values))}
          >
            {!refused && share !== undefined && (
              <Action look="line" label={text.actions.roi} to={flowHref('roi', { susut: share })} />
            )}
            <ToolButton label={text.actions.export} onClick={save} disabled={refused} />
          </ToolControls>
        )}
      </Instrument>
      {shown && (
        <div className={`${styles.below} stack-6 slim`}>
          <SumChart analysis={shown} text={text} />
          <MarkedDays analysis={shown} text={text} />
        </div>
      )}
      {analysis && !isAsking(analysis) && <LossTables analysis={analysis} text={text} />}
    </ToolFrame>
  );
}

import { resultHref } from '../../shared/handover/result-href.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { flowHref } from '../kit/flow.ts';
import { ToolControls } from '../kit/ToolControls.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { Analysis } from './analyse.ts';
import { handoverOf, lossShare } from './handover.ts';
import type { lossInputs } from './inputs.ts';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

interface ActionsProps {
  state: LossState;
  analysis: Analysis;
  tool: ToolInputs<typeof lossInputs>;
  words: ToolWords;
  text: LossToolText;
}

/** What can be done with a result. */
export function LossActions({ state, analysis, tool, words, text }: ActionsProps) {
  const { refused, values } = tool;
  const share = lossShare(analysis);
  const save = () => state.exportTo(text.export.columns, text.reasonNames, (file) => saveFile(file, text.export.file));
  return (
    <ToolControls
      words={words}
      tool={tool}
      labels={text.actions}
      consultation={resultHref('analisis-susut', handoverOf(analysis, values))}
    >
      {!refused && share !== undefined && (
        <Action look="line" label={text.actions.roi} to={flowHref('roi', { susut: share })} />
      )}
      <ToolButton label={text.actions.export} onClick={save} disabled={refused} />
    </ToolControls>
  );
}

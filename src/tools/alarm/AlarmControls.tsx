import { resultHref } from '../../shared/handover/result-href.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { flowHref } from '../kit/flow.ts';
import { ToolControls } from '../kit/ToolControls.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { alarmInputs } from './alarm-inputs.ts';
import type { ReorderAssessment } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';
import { yearOf } from './year.ts';

interface AlarmControlsProps {
  text: AlarmText;
  words: ToolWords;
  tool: ToolInputs<typeof alarmInputs>;
  supply: ReorderAssessment;
}

/** What can be done with the result. */
export function AlarmControls({ text, words, tool, supply }: AlarmControlsProps) {
  const { values, put, refused } = tool;
  const { point, chance, verdict } = supply;
  return (
    <ToolControls
      words={words}
      tool={tool}
      labels={text}
      consultation={resultHref('simulasi-alarm', {
        pakai: values.dailyUse,
        tunggu: values.leadTime,
        ambang: values.lowLimit,
        titik: point,
        peluang: Number((chance * 100).toFixed(1)),
      })}
    >
      {verdict === 'raise' && (
        <ToolButton label={text.use} onClick={() => put({ lowLimit: point })} disabled={refused} />
      )}
      {!refused && <Action label={text.roi} to={flowHref('roi', yearOf(values, supply))} look="line" />}
    </ToolControls>
  );
}

import { resultHref } from '../../shared/handover/prepared-result.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import type { Analysis } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import type { LossToolText } from './schema.ts';
import type { LossState } from './useLossAnalysis.ts';

interface ActionsProps {
  state: LossState;
  analysis: Analysis;
  values: LossValues;
  text: LossToolText;
}

/** What can be done with a result. */
export function LossActions({ state, analysis, values, text }: ActionsProps) {
  const { totals } = analysis;
  const result = resultHref('analisis-susut', {
    hari: totals.days,
    susut: Math.round(totals.loss),
    curiga: totals.suspicious,
    batas: values.toleransi,
  });
  const save = () => state.exportTo(text.export.columns, text.reasonNames, (file) => saveFile(file, text.export.file));
  return (
    <ToolActions>
      <Action look="signal" label={text.actions.consultation} to={result} />
      <ToolButton label={text.actions.export} onClick={save} />
      <PrintButton label={text.actions.print} />
      <ShareButton label={text.actions.share} />
    </ToolActions>
  );
}

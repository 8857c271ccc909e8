import { resultHref } from '../../shared/handover/prepared-result.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import { roiInputs } from './inputs.ts';
import { calculateCases } from './payback.ts';
import styles from './RoiCalculator.module.css';
import { RoiDetails } from './RoiDetails.tsx';
import { RoiFields } from './RoiFields.tsx';
import { RoiMemo } from './RoiMemo.tsx';
import { RoiOutcome } from './RoiOutcome.tsx';
import type { RoiToolText } from './schema.ts';

/** Savings, cost and payback of monitoring with the visitor's own figures, and the memo that asks for approval. */
export function RoiCalculator({ text }: { text: RoiToolText }) {
  const tool = useInputs(roiInputs);
  const cases = calculateCases(tool.values);
  const { mid } = cases;
  const million = (value: number) => Math.round(value / 1e5) / 10;
  const result = resultHref('kalkulator-roi', {
    tangki: tool.values.tangki,
    hemat: million(mid.savingsTotal),
    bersih: million(mid.net),
    modal: million(mid.investment),
    balik: mid.payback === undefined ? 'tidak' : Math.ceil(mid.payback),
  });
  return (
    <div className={styles.tool}>
      <div className={`${styles.work} screen-only`}>
        <ToolSheet
          inputsTitle={text.inputsTitle}
          resultTitle={text.resultTitle}
          inputs={<RoiFields tool={tool} result={mid} text={text} />}
        >
          <RoiOutcome values={tool.values} cases={cases} text={text} />
          <ToolActions>
            <Action look="signal" label={text.actions.consultation} to={result} />
            <PrintButton label={text.actions.print} />
            <ShareButton label={text.actions.share} />
            <ToolButton label={text.actions.reset} onClick={tool.reset} />
          </ToolActions>
        </ToolSheet>
        <RoiDetails values={tool.values} cases={cases} text={text} />
      </div>
      <RoiMemo values={tool.values} cases={cases} text={text} />
    </div>
  );
}

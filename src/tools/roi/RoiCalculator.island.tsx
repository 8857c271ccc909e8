import '../../shared/ui/keep-standing.ts';
import { lazy, useCallback, useMemo, useState } from 'react';
import { resultHref } from '../../shared/handover/result-href.ts';
import { saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { LazyFold } from '../kit/LazyFold.tsx';
import { Scenarios } from '../kit/Scenarios.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import { impossibleTogether, isGone, type RoiValues, roiInputs } from './inputs.ts';
import { answerOf, calculate, calculateCases, middleBasis, type RoiRadio } from './model.ts';
import styles from './RoiCalculator.module.css';
import { RoiFields } from './RoiFields.tsx';
import { RoiBalance, RoiChanges, RoiOutcome, roiVerdict } from './RoiOutcome.tsx';
import type { RoiToolText } from './schema.ts';
import { comparedRows, nameOf, wholeMonths } from './words.ts';

const RoiMemo = lazy(() => import('./RoiMemo.tsx').then((part) => ({ default: part.RoiMemo })));
const RoiDetail = lazy(() => import('./RoiDetails.tsx').then((part) => ({ default: part.RoiDetail })));

interface RoiCalculatorProps {
  text: RoiToolText;
  words: ToolWords;
  radios: readonly RoiRadio[];
}

/** Savings, cost and payback of monitoring with the visitor's own figures, and the memo that asks for approval. */
export function RoiCalculator({ text, words, radios }: RoiCalculatorProps) {
  const tool = useInputs(roiInputs, impossibleTogether, isGone);
  const { values, refused } = tool;
  const cases = useMemo(() => calculateCases(values, radios), [values, radios]);
  const { mid } = cases;
  const rowsOf = useCallback((of: RoiValues) => comparedRows(calculate(middleBasis(of, radios)), text), [radios, text]);
  const million = (value: number) => Math.round(value / 1e5) / 10;
  const consultation = resultHref('kalkulator-roi', {
    tangki: values.tanks,
    hemat: million(mid.savingsTotal),
    bersih: million(mid.net),
    modal: million(mid.investment),
    balik: mid.payback === undefined ? 'tidak' : wholeMonths(mid.payback),
    npv: million(mid.presentValue),
    diskonto: values.discountRate,
    ...(mid.internalRates.length === 1 && { irr: Math.round((mid.internalRates[0] ?? 0) * 1000) / 10 }),
  });
  return (
    <ToolFrame words={words} refused={refused}>
      <div className={`${styles.work} screen-only`}>
        <Instrument
          words={words}
          tool={tool}
          inputsTitle={text.inputsTitle}
          resultTitle={text.resultTitle}
          verdict={roiVerdict({ values, cases, text })}
          labelOf={(field) => nameOf(field, text)}
          inputs={<RoiFields tool={tool} words={words} radios={radios} result={mid} text={text} />}
        >
          <RoiOutcome values={values} cases={cases} text={text} />
          <RoiBalance cases={cases} text={text} />
          {answerOf(mid) !== 'pays' && <RoiChanges values={values} radios={radios} text={text} />}
          <ToolControls words={words} tool={tool} labels={text.actions} consultation={consultation}>
            <RoiExport values={values} radios={radios} text={text} refused={refused} />
          </ToolControls>
        </Instrument>
        <div>
          <Scenarios words={words} tool={tool} rowsOf={rowsOf} />
          {(['cases', 'savings', 'swings', 'claims'] as const).map((of) => (
            <LazyFold key={of} words={words} title={of === 'claims' ? text.claims.title.plain : text.tables[of]}>
              <RoiDetail of={of} values={values} radios={radios} cases={cases} text={text} />
            </LazyFold>
          ))}
        </div>
      </div>
      <LazyFold words={words} title={text.memo.heading} printed>
        <RoiMemo values={values} radios={radios} cases={cases} refused={refused} text={text} />
      </LazyFold>
    </ToolFrame>
  );
}

interface RoiExportProps {
  values: RoiValues;
  radios: readonly RoiRadio[];
  text: RoiToolText;
  refused: boolean;
}

const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** The calculation as a workbook with live formulas. What writes it is fetched when it is asked for. */
export function RoiExport({ values, radios, text, refused }: RoiExportProps) {
  const [failed, setFailed] = useState(false);
  useSpoken(failed && text.sheet.failed);
  const save = async () => {
    try {
      const { roiWorkbook } = await import('./workbook/roi-workbook.ts');
      saveFile(new Blob([roiWorkbook(values, radios, text)], { type }), `${text.sheet.file}.xlsx`);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ToolButton label={text.actions.export} onClick={save} disabled={refused} />
      {failed && <span className="small">{text.sheet.failed}</span>}
    </>
  );
}

import { useCallback } from 'react';
import type { LaterPart } from '../kit/Later.tsx';
import { LaterFold } from '../kit/LaterFold.tsx';
import { Scenarios } from '../kit/Scenarios.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import { comparedRows } from './compared-rows.ts';
import type { PartProps } from './part-props.ts';
import styles from './TankTable.module.css';
import { type TankValues, tankInputs } from './tank-inputs.ts';

const curve: LaterPart<PartProps> = { load: () => import('./CurvePart.tsx').then(({ CurvePart }) => CurvePart) };
const standard: LaterPart<PartProps> = {
  load: () => import('./StandardPart.tsx').then(({ StandardPart }) => StandardPart),
};
const calibration: LaterPart<PartProps> = {
  load: () => import('./CalibrationPart.tsx').then(({ CalibrationPart }) => CalibrationPart),
};
const accuracy: LaterPart<PartProps> = {
  load: () => import('./AccuracyPart.tsx').then(({ AccuracyPart }) => AccuracyPart),
};

const example = initialValues(tankInputs);
const differs = (values: TankValues, names: readonly (keyof TankValues)[]) =>
  names.some((name) => values[name] !== example[name]);

/** What most visitors need not see: one line each until it is opened, and its script fetched only then. */
export function Parts(props: PartProps) {
  const { text, words, state } = props;
  const { values } = state;
  const shared = { words, props, className: styles.part };
  const rowsOf = useCallback((of: TankValues) => comparedRows(text, of), [text]);
  return (
    <section className="screen-only" aria-labelledby="lanjutan-judul">
      <h2 className="visually-hidden" id="lanjutan-judul">
        {text.parts}
      </h2>
      <LaterFold {...shared} title={text.curve.title} part={curve} />
      <LaterFold
        {...shared}
        title={text.standard.title}
        open={differs(values, ['product', 'density', 'densityBasis', 'temperature'])}
        part={standard}
      />
      <LaterFold {...shared} title={text.calibration.title} part={calibration} />
      <LaterFold
        {...shared}
        title={text.accuracy.title}
        open={differs(values, ['errorUnit', 'gaugeSpan'])}
        part={accuracy}
      />
      <Scenarios words={words} tool={state} rowsOf={rowsOf} />
    </section>
  );
}

import { useCallback } from 'react';
import { Scenarios } from '../kit/Scenarios.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import { comparedRows } from './compared-rows.ts';
import { LazyPart } from './LazyPart.tsx';
import type { PartProps } from './part-props.ts';
import { type TankValues, tankInputs } from './tank-inputs.ts';

const curve = () => import('./CurvePart.tsx').then(({ CurvePart }) => CurvePart);
const standard = () => import('./StandardPart.tsx').then(({ StandardPart }) => StandardPart);
const calibration = () => import('./CalibrationPart.tsx').then(({ CalibrationPart }) => CalibrationPart);
const accuracy = () => import('./AccuracyPart.tsx').then(({ AccuracyPart }) => AccuracyPart);

const example = initialValues(tankInputs);
const differs = (values: TankValues, names: readonly (keyof TankValues)[]) =>
  names.some((name) => values[name] !== example[name]);

/** What most visitors need not see: one line each until it is opened, and its script fetched only then. */
export function Parts(props: PartProps) {
  const { text, words, state } = props;
  const { values } = state;
  const rowsOf = useCallback((of: TankValues) => comparedRows(text, of), [text]);
  return (
    <section className="screen-only" aria-labelledby="lanjutan-judul">
      <h2 className="visually-hidden" id="lanjutan-judul">
        {text.parts}
      </h2>
      <LazyPart title={text.curve.title} words={text} open={false} load={curve} props={props} />
      <LazyPart
        title={text.standard.title}
        words={text}
        open={differs(values, ['product', 'density', 'densityBasis', 'temperature'])}
        load={standard}
        props={props}
      />
      <LazyPart title={text.calibration.title} words={text} open={false} load={calibration} props={props} />
      <LazyPart
        title={text.accuracy.title}
        words={text}
        open={differs(values, ['errorUnit', 'gaugeSpan'])}
        load={accuracy}
        props={props}
      />
      <Scenarios words={words} tool={state} rowsOf={rowsOf} />
    </section>
  );
}

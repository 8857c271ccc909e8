import '../../shared/ui/keep-standing.ts';
import { lazy, useCallback, useMemo } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { flowHref } from '../kit/flow.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { LazyFold } from '../kit/LazyFold.tsx';
import { Scenarios } from '../kit/Scenarios.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import { ToolFrame } from '../kit/ToolFrame.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import { useInputs } from '../kit/useInputs.ts';
import { clashesOf, readingAt } from './model.ts';
import type { TankTableText } from './schema.ts';
import { TableSection } from './TableSection.tsx';
import { TankDrawing } from './TankDrawing.tsx';
import { TankFields } from './TankFields.tsx';
import styles from './TankTable.module.css';
import { inputsFor, sizeOf, type TankSize, type TankValues, tankInputs } from './tank-inputs.ts';
import { fullLitres, litres, vesselOf } from './vessel.ts';
import {
  answerOf,
  comparedRows,
  consultationOf,
  demoHref,
  type PartProps,
  percentWords,
  quantitiesOf,
  tankName,
  verdictOf,
} from './words.ts';

interface TankTableProps {
  text: TankTableText;
  words: ToolWords;
  /** Error of the owner's radar, ± mm. */
  radarMm: number;
}

/** From the inside dimensions of a tank to its volumes: drawing, readings, table, and what they are good for. */
export function TankTable({ text, words, radarMm }: TankTableProps) {
  const inputs = useMemo(() => inputsFor(radarMm), [radarMm]);
  const state = useInputs(inputs, clashesOf);
  const { values, put, refused } = state;
  // The table's rows hang on the tank, not on the level that is dragged through it.
  const key = JSON.stringify(sizeOf(values));
  const vessel = useMemo(() => vesselOf(JSON.parse(key) as TankSize), [key]);
  const reading = readingAt(vessel, values.level);
  const { lengthUnit, volumeUnit } = values;
  const quantities = useMemo(
    () => quantitiesOf(lengthUnit, volumeUnit, fullLitres(vessel)),
    [lengthUnit, volumeUnit, vessel],
  );
  const name = tankName(text, values);
  const shared = { text, words, state, vessel, reading, quantities, millimetres: radarMm };
  return (
    <ToolFrame words={words} refused={refused} className={styles.tool}>
      <div className="screen-only">
        <Instrument
          words={words}
          tool={state}
          inputsTitle={text.inputs}
          resultTitle={text.result}
          slim
          inputs={<TankFields text={text} words={words} state={state} quantities={quantities} />}
          verdict={verdictOf(text.verdict, answerOf(values, vessel, reading, quantities))}
        >
          <div className={styles.result}>
            <TankDrawing
              text={text.drawing}
              vessel={vessel}
              reading={reading}
              quantities={quantities}
              name={name}
              onLevel={(to) => put({ level: to })}
            />
            <Outcome {...shared} />
          </div>
        </Instrument>
      </div>
      <Parts {...shared} />
      <TableSection {...shared} name={name} />
    </ToolFrame>
  );
}

/** The figures of the answer, and where they can go. */
function Outcome({ text, words, state, vessel, reading, quantities: q }: PartProps) {
  const { values, refused } = state;
  const { content, ullage, contentShare } = reading;
  const { stock, limited, slots } = answerOf(values, vessel, reading, q);
  const demo = refused ? undefined : demoHref(values, vessel, reading.level);
  const figure = (name: keyof typeof text.readings, value: string, state?: 'warning') => {
    const { label, note } = text.readings[name];
    return { label, value, note: note && fillSlots(note, slots), state };
  };
  return (
    <div className="stack-4 slim">
      <Readings
        items={[
          figure('content', q.volume(content)),
          figure('share', percentWords(contentShare)),
          figure('ullage', q.volume(ullage)),
          ...(limited
            ? [
                figure('usable', q.volume(stock.usable)),
                figure('room', q.volume(stock.room), stock.over > 0 ? 'warning' : undefined),
              ]
            : []),
          ...(values.waterLevel > 0 ? [figure('water', q.volume(stock.product))] : []),
        ]}
      />
      <ToolControls words={words} tool={state} labels={text} consultation={consultationOf(values, reading)}>
        {!refused && (
          <Action
            label={text.alarm}
            look="line"
            to={flowHref('alarm', {
              muat: Math.round(stock.safe),
              isi: Math.round(content),
              mati: Math.round(litres(vessel, Math.max(values.waterLevel, values.suctionLevel))),
            })}
          />
        )}
        {demo && <Action label={text.demo} look="line" to={demo} />}
      </ToolControls>
    </div>
  );
}

const CurvePart = lazy(async () => ({ default: (await import('./CurvePart.tsx')).CurvePart }));
const StandardPart = lazy(async () => ({ default: (await import('./StandardPart.tsx')).StandardPart }));
const CalibrationPart = lazy(async () => ({ default: (await import('./CalibrationPart.tsx')).CalibrationPart }));
const AccuracyPart = lazy(async () => ({ default: (await import('./AccuracyPart.tsx')).AccuracyPart }));

const example = initialValues(tankInputs);
const differs = (values: TankValues, names: readonly (keyof TankValues)[]) =>
  names.some((name) => values[name] !== example[name]);

/** What most visitors need not see: one line each until it is opened, and its script fetched only then. */
function Parts(props: PartProps) {
  const { text, words, state } = props;
  const { values } = state;
  const shared = { words, className: styles.part };
  const rowsOf = useCallback((of: TankValues) => comparedRows(text, of), [text]);
  return (
    <section className="screen-only" aria-labelledby="lanjutan-judul">
      <h2 className="visually-hidden" id="lanjutan-judul">
        {text.parts}
      </h2>
      <LazyFold {...shared} title={text.curve.title}>
        <CurvePart {...props} />
      </LazyFold>
      <LazyFold
        {...shared}
        title={text.standard.title}
        open={differs(values, ['product', 'density', 'densityBasis', 'temperature'])}
      >
        <StandardPart {...props} />
      </LazyFold>
      <LazyFold {...shared} title={text.calibration.title}>
        <CalibrationPart {...props} />
      </LazyFold>
      <LazyFold {...shared} title={text.accuracy.title} open={differs(values, ['errorUnit', 'gaugeSpan'])}>
        <AccuracyPart {...props} />
      </LazyFold>
      <Scenarios words={words} tool={state} rowsOf={rowsOf} />
    </section>
  );
}

import { lazy } from 'react';
import { partsOf } from '../../plant/vessel/size.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { initialValues } from '../kit/tool-inputs.ts';
import { inputsFor, type TankValues, tankInputs } from './inputs.ts';
import { contradictions } from './model.ts';
import { TableSection } from './TableSection.tsx';
import styles from './TankDrawing.module.css';
import { ContentCurve, TankDrawing } from './TankDrawing.tsx';
import {
  alarmHref,
  answerOf,
  demoHref,
  handoverOf,
  limits,
  percentWords,
  type TankData,
  type TankView,
  tankField,
  tankName,
} from './words.ts';

const example = initialValues(tankInputs);
const differs = (values: TankValues, names: readonly (keyof TankValues)[]) =>
  names.some((name) => values[name] !== example[name]);

/** From the inside dimensions of a tank to its volumes: drawing, readings, table, and what they are good for. */
export const TankTable = defineTool({
  id: 'tabel-tangki',
  inputs: tankInputs,
  inputsFor: ({ radarMm }: TankData) => inputsFor(radarMm),
  refuse: contradictions,
  model: (values, _: TankData) => answerOf(values),
  slim: true,
  // The page has an id `isi` of its own.
  prefix: 'tangki-',
  form: [
    { fields: ({ values }) => ['shape', ...partsOf(values).fields, 'level', 'lengthUnit', 'volumeUnit'] },
    {
      name: 'more',
      fold: ({ values }) => differs(values, ['slope', 'upper', 'secondHead', 'courses']),
      fields: ({ values, tool }) => {
        const { along, moreFields, upperFields } = partsOf(values);
        // A tilt that is not calculated keeps its field, so that it can be taken out.
        const isTyped = tool.typed.slope !== '0';
        const tilt = (['slope', 'dipPoint'] as const).slice(along || isTyped ? 0 : 2, along && isTyped ? 2 : 1);
        return [...tilt, ...moreFields, ...upperFields];
      },
      note: ({ text, values, tool }) => {
        const { along, upperFields } = partsOf(values);
        if (upperFields.length > 0) return along ? undefined : text.problems.lean;
        return along || tool.typed.slope !== '0' ? undefined : text.single;
      },
    },
    { name: 'limits', fold: ({ values }) => differs(values, limits), fields: limits },
  ],
  field: tankField,
  verdict: ({ text, result: { limited, stock, hidden, slots } }) => {
    const full = limited && stock.over > 0;
    const more = [
      ...(limited ? [full ? text.verdict.over : text.verdict.stock] : []),
      ...(hidden ? [text.verdict.hidden] : []),
    ];
    return {
      sentence: fillSlots(text.verdict.content, slots),
      state: full ? 'bad' : 'good',
      more: fillSlots(more.join(' '), slots),
    };
  },
  drawing: (view) => (
    <div className={`${styles.result} slim`}>
      <TankDrawing {...view} />
      <ContentCurve {...view} />
      <Readings items={readingsOf(view)} />
    </div>
  ),
  handover: ({ values, result }) => handoverOf(values, result.reading),
  actions: ({ text, tool, values, result: { vessel, reading } }) => {
    if (tool.refused) return undefined;
    const demo = demoHref(values, vessel, reading.level);
    return (
      <>
        <Action label={text.alarm} look="line" to={alarmHref(values, vessel, reading.level)} />
        {demo && <Action label={text.demo} look="line" to={demo} />}
      </>
    );
  },
  compare: ({ text, values, result: { slots } }) => [
    [text.fields.bentuk.label, tankName(text, values)],
    [text.fields.level.label, slots.level],
    [text.readings.content.label, slots.isi],
    [text.readings.share.label, slots.persen],
    [text.readings.usable.label, slots.pakai],
    [text.readings.room.label, slots.ruang],
  ],
  parts: [
    {
      title: ({ text }) => text.curve.title,
      draw: lazy(async () => ({ default: (await import('./TankParts.tsx')).CurvePart })),
    },
    {
      title: ({ text }) => text.standard.title,
      open: ({ values }) => differs(values, ['product', 'density', 'densityBasis', 'temperature', 'edition', 'shell']),
      draw: lazy(async () => ({ default: (await import('./TankParts.tsx')).StandardPart })),
    },
    {
      title: ({ text }) => text.calibration.title,
      draw: lazy(async () => ({ default: (await import('./CalibrationPart.tsx')).CalibrationPart })),
    },
    {
      title: ({ text }) => text.accuracy.title,
      open: ({ values }) => differs(values, ['errorUnit', 'gaugeSpan']),
      draw: lazy(async () => ({ default: (await import('./TankParts.tsx')).AccuracyPart })),
    },
  ],
  paper: (view) => <TableSection {...view} />,
});

function readingsOf({ text, values, result: { reading, stock, limited, quantities: q, slots } }: TankView) {
  const words = fillSlots(text.readings, slots);
  return [
    { ...words.content, value: slots.isi },
    { ...words.share, value: percentWords(reading.contentShare) },
    { ...words.ullage, value: q.volume(reading.ullage) },
    ...(limited
      ? [
          { ...words.usable, value: slots.pakai },
          { ...words.room, value: slots.ruang, state: stock.over > 0 ? ('warning' as const) : undefined },
        ]
      : []),
    ...(values.waterLevel > 0 ? [{ ...words.water, value: q.volume(stock.product) }] : []),
  ];
}

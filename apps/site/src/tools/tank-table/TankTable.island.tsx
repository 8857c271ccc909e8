import { lazy, memo, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { initialValues } from 'tank-gauging/inputs';
import { inputsFor, metresPerUnit, type TankValues, tankInputs } from 'tank-gauging/tank-table/inputs';
import { contradictions } from 'tank-gauging/tank-table/model';
import { vesselParts } from 'tank-gauging/vessel/size';
import { buildVessel, fullLitres, litresBelow } from 'tank-gauging/vessel/vessel';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings, ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import { assumedHeads } from '../kit/assumed-heads.ts';
import { defineTool } from '../kit/define-tool.tsx';
import { SheetFoot, TitleBlock } from '../kit/paper/TitleBlock.tsx';
import { usePaper } from '../kit/paper/use-issue.ts';
import { ContentCurve, TankDrawing } from './TankDrawing.tsx';
import styles from './TankTable.module.css';
import { tankUse } from './tank-use.ts';
import {
  alarmHref,
  computeAnswer,
  demoHref,
  fileName,
  formatsIn,
  handoverFields,
  percentWords,
  sizeWords,
  stockLimitFields,
  type TankData,
  type TankView,
  tableFile,
  tankField,
  tankName,
} from './words.ts';

const example = initialValues(tankInputs);
const differs = (values: TankValues, names: readonly (keyof TankValues)[]) =>
  names.some((name) => values[name] !== example[name]);

/** Volumes of a tank from its inside dimensions: drawing, readings, table, and links to other tools. */
export const TankTable = defineTool({
  id: 'tabel-tangki',
  inputs: tankInputs,
  tank: tankUse,
  inputsFor: ({ radarMm }: TankData) => inputsFor(radarMm),
  refuse: contradictions,
  model: (values, _: TankData) => computeAnswer(values),
  slim: true,
  // The page has its own id `isi`.
  prefix: 'tangki-',
  form: [
    {
      fields: ({ values }) => {
        const dip = values.dipFrom === 'dasar' ? (['level'] as const) : (['ullage', 'referenceHeight'] as const);
        return ['shape', ...vesselParts(values).fields, ...dip, 'lengthUnit', 'volumeUnit'];
      },
    },
    {
      name: 'more',
      fold: ({ values }) =>
        differs(values, ['slope', 'upper', 'secondHead', 'courses', 'section', 'topDiameter', 'roofMass']),
      fields: ({ values, tool }) => {
        const { along, moreFields, upperFields } = vesselParts(values);
        // An unsupported tilt keeps its field, so that it can be reset.
        const isTyped = tool.typed.slope !== '0';
        const tilt = (['slope', 'dipPoint'] as const).slice(along || isTyped ? 0 : 2, along && isTyped ? 2 : 1);
        return [...tilt, ...moreFields, ...upperFields];
      },
      note: ({ text, values, tool }) => {
        const { along, upperFields } = vesselParts(values);
        if (upperFields.length > 0) return along ? undefined : text.problems.lean;
        return values.shape === 'bola' && tool.typed.slope === '0' ? text.single : undefined;
      },
    },
    {
      name: 'limits',
      fold: ({ values }) => differs(values, ['dipFrom', ...stockLimitFields]),
      fields: ['dipFrom', ...stockLimitFields],
    },
  ],
  field: tankField,
  verdict: ({ text, tool, result: { limited, stock, hidden, roof, slots } }) => {
    const full = limited && stock.over > 0;
    const assumed = assumedHeads(tool.carried()?.tank, text.fields.tutup.options);
    const more = [
      ...(limited ? [full ? text.verdict.over : text.verdict.stock] : []),
      ...(hidden ? [text.verdict.hidden] : []),
      ...(roof ? [text.verdict[roof]] : []),
      ...(assumed ? [text.verdict.assumed] : []),
    ];
    return {
      sentence: fillSlots(text.verdict.content, slots),
      state: full ? 'bad' : roof === 'legs' ? 'open' : 'good',
      more: fillSlots(more.join(' '), { ...slots, ...assumed }),
    };
  },
  drawing: (view) => (
    <div className={`${styles.result} slim`}>
      <TankDrawing {...view} />
      <ContentCurve {...view} />
      <Readings items={tankReadings(view)} />
    </div>
  ),
  handover: ({ values, result }) => handoverFields(values, result.reading),
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
      open: ({ values }) =>
        differs(values, ['product', 'density', 'densityBasis', 'temperature', 'edition', 'shell', 'sediment']),
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

function tankReadings({ text, values, result: { reading, stock, limited, quantities: q, slots } }: TankView) {
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

function TableSection(view: TankView) {
  const { text: page, words, tool, values, result } = view;
  const text = page.table;
  const { vessel, quantities: q, limited, slots } = result;
  const { lengthUnit } = values;
  const [tag, setTag] = useState('');
  const { issue } = usePaper();
  const name = tankName(page, values);
  const size = (metres: number) => sizeWords(metres, lengthUnit);
  const limits = fillSlots(text.file.head.limits, {
    air: size(values.waterLevel),
    sisa: size(values.suctionLevel),
    puncak: values.highestFill > 0 ? size(values.highestFill) : '–',
  });
  const top = q.level(vessel.height);
  const units = { ukuran: lengthUnit, satuan: q.volumeUnit };
  const preface = [
    [text.file.head.tank, tag, name],
    ...(limited ? [['', '', limits]] : []),
    [text.file.head.date, issue.day],
    [text.file.head.notice, text.notice],
  ];
  const sizes = vesselParts(values)
    .fields.map((field) => values[field])
    .filter((value) => typeof value === 'number')
    .map((value) => size(value).split('\u00a0')[0]);
  const file = fileName(text.file.name, tag, values.shape, `${sizes.join('x')}${lengthUnit}`, issue.day);
  return (
    <section className="print-block stack-4 slim" aria-labelledby="tabel-judul">
      <header className="stack-2 screen-only">
        <h2 className="heading" id="tabel-judul">
          {fillSlots(text.title, slots)}
        </h2>
        <p className="quiet measure">{text.lead}</p>
      </header>
      {issue.printing && (
        <header className="stack-1">
          <TitleBlock title={tag ? `${tag}: ${name}` : name} />
          <div className={styles.drawn}>
            <TankDrawing {...view} />
            <Readings items={tankReadings(view)} />
          </div>
        </header>
      )}
      <LevelTable
        text={text}
        values={useDeferredValue(values)}
        result={useDeferredValue(result)}
        caption={useDeferredValue(fillSlots(text.caption, { ...units, tank: name, dari: q.level(0), sampai: top }))}
      />
      <p className="strong">
        {fillSlots(text.full, { level: top, isi: q.volume(litresBelow(vessel, vessel.height)) })}
      </p>
      {issue.printing && (
        <SheetFoot>
          {limited && <p>{limits}</p>}
          <p>{text.notice}</p>
        </SheetFoot>
      )}
      <ToolActions>
        <DownloadButton
          label={text.file.label}
          file={`${file}.csv`}
          type="text/csv"
          content={() => tableFile(vessel, values, preface, fillSlots(text.file.columns, units))}
          disabled={tool.refused}
        />
        <PrintButton label={text.print} disabled={tool.refused} />
      </ToolActions>
      {tool.refused && <p className="small quiet screen-only">{words.refused.held}</p>}
      <div className="measure screen-only">
        <Field id="nomor-tangki" label={text.tag}>
          <input
            className={controlClass}
            id="nomor-tangki"
            type="text"
            dir="auto"
            autoComplete="off"
            maxLength={40}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
          />
          <p className="caption">{text.tagHint}</p>
        </Field>
      </div>
      <p className="quiet measure small screen-only">{text.file.note}</p>
    </section>
  );
}

type LevelTableProps = Pick<TankView, 'values' | 'result'> & { text: TankView['text']['table']; caption: string };

/**
 * Table as printed for tanks: a row per decimetre or foot, a column per step. It may have a thousand rows, so it
 * renders after the keystroke that changed it.
 */
const LevelTable = memo(({ text, values, result, caption }: LevelTableProps) => {
  const { perLine, lengthUnit, step } = result.quantities;
  // Rows depend on the tank, not on the level dragged through it.
  const tank = JSON.stringify({ ...values, level: 0, ullage: 0 });
  const lines = useMemo(() => tableLines(JSON.parse(tank)), [tank]);
  const box = useRef<HTMLElement>(null);
  const current = Math.round(result.reading.level / step);
  const row = Math.floor(current / perLine);
  useEffect(() => {
    const offset = box.current?.querySelectorAll('tr')[row + 1]?.offsetTop ?? 0;
    box.current?.scrollTo(0, offset - box.current.clientHeight / 2);
  }, [row]);
  const fine = perLine === 12 ? 'in' : lengthUnit === 'mm' ? 'mm' : 'cm';
  const columns = Array.from({ length: perLine }, (_, column) =>
    formatUnit((column * step) / metresPerUnit[fine], fine),
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be reachable by keyboard
    <section ref={box} className={`${styles.scroll} relative`} tabIndex={0} aria-label={interfaceWords.scrolls}>
      <Table className={`${styles.table} figures small`} caption={caption} columns={[text.level, ...columns]}>
        {lines.map(({ start, cells }, index) => (
          <tr key={start}>
            <th scope="row">{start}</th>
            {cells.map((cell, column) => (
              <td key={columns[column]} aria-current={index * perLine + column === current || undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </Table>
    </section>
  );
});

function tableLines(values: TankValues) {
  const vessel = buildVessel(values);
  const { lengthUnit } = values;
  const { step, perLine, bareVolume } = formatsIn(lengthUnit, values.volumeUnit, fullLitres(vessel));
  const count = Math.floor(vessel.height / (step * perLine) + 1e-6) + 1;
  return Array.from({ length: count }, (_, row) => {
    const levels = Array.from({ length: perLine }, (_, column) => (row * perLine + column) * step);
    const start = formatNumber((row * perLine * step) / metresPerUnit[lengthUnit], lengthUnit === 'm' ? 1 : 0);
    return {
      start: `${start}\u00a0${lengthUnit}`,
      cells: levels.map((level) => (level <= vessel.height + 1e-9 ? bareVolume(litresBelow(vessel, level)) : '')),
    };
  });
}

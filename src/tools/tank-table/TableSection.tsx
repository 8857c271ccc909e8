import { useEffect, useMemo, useRef, useState } from 'react';
import { partsOf } from '../../plant/vessel/size.ts';
import { fullLitres, litres, vesselOf } from '../../plant/vessel/vessel.ts';
import { formatDay, formatNumber, formatUnit, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { metresIn, type TankValues } from './inputs.ts';
import styles from './TableSection.module.css';
import { fileName, type Quantities, quantitiesOf, sizeWords, type TankView, tableFile, tankName } from './words.ts';

export function TableSection({ text: page, words, tool, values, result }: TankView) {
  const text = page.table;
  const { vessel, reading, quantities: q, limited, slots } = result;
  const { lengthUnit } = values;
  const [tag, setTag] = useState('');
  // The day is the reader's, not that of the page's HTML.
  const [day, setDay] = useState('');
  useEffect(() => setDay(today()), []);
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
    [text.file.head.date, day],
    [text.file.head.notice, text.printed.notice],
  ];
  const sizes = partsOf(values)
    .fields.map((field) => values[field])
    .filter((value) => typeof value === 'number')
    .map((value) => size(value).split('\u00a0')[0]);
  const file = fileName(text.file.name, tag, values.shape, `${sizes.join('x')}${lengthUnit}`, day);
  return (
    <section className="print-block stack-4 slim" aria-labelledby="tabel-judul">
      <header className="stack-2 screen-only">
        <h2 className="heading" id="tabel-judul">
          {fillSlots(text.title, slots)}
        </h2>
        <p className="quiet measure">{text.lead}</p>
      </header>
      <header className={`${styles.printed} stack-1`}>
        <p className="strong">{tag ? `${tag}: ${name}` : name}</p>
        {limited && <p>{limits}</p>}
        {day && <p>{fillSlots(text.printed.date, { tanggal: formatDay(day) })}</p>}
        <p>{text.printed.notice}</p>
      </header>
      <LevelTable
        caption={fillSlots(text.caption, { ...units, tank: name, dari: q.level(0), sampai: top })}
        heading={text.level}
        values={values}
        quantities={q}
        current={Math.round(reading.level / q.step)}
      />
      <p className="strong">{fillSlots(text.full, { level: top, isi: q.volume(litres(vessel, vessel.height)) })}</p>
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

interface LevelTableProps {
  caption: string;
  heading: string;
  values: TankValues;
  quantities: Quantities;
  current: number;
}

/** Volumes as tank tables print them: a row for each decimetre or foot, a column for each step in it. */
function LevelTable({ caption, heading, values, quantities, current }: LevelTableProps) {
  const { perLine, lengthUnit, step } = quantities;
  // A table may have a thousand rows: they hang on the tank, not on the level that is dragged through it.
  const tank = JSON.stringify({ ...values, level: 0 });
  const lines = useMemo(() => linesOf(JSON.parse(tank)), [tank]);
  const box = useRef<HTMLElement>(null);
  const row = Math.floor(current / perLine);
  useEffect(() => {
    const place = box.current?.querySelectorAll('tr')[row + 1]?.offsetTop ?? 0;
    box.current?.scrollTo(0, place - box.current.clientHeight / 2);
  }, [row]);
  const fine = perLine === 12 ? 'in' : lengthUnit === 'mm' ? 'mm' : 'cm';
  const columns = Array.from({ length: perLine }, (_, column) => formatUnit((column * step) / metresIn[fine], fine));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section ref={box} className={`${styles.box} relative`} tabIndex={0} aria-label={caption}>
      <Table className={`${styles.table} figures small`} caption={caption} columns={[heading, ...columns]}>
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
}

function linesOf(values: TankValues) {
  const vessel = vesselOf(values);
  const { lengthUnit } = values;
  const { step, perLine, bareVolume } = quantitiesOf(lengthUnit, values.volumeUnit, fullLitres(vessel));
  const count = Math.floor(vessel.height / (step * perLine) + 1e-6) + 1;
  return Array.from({ length: count }, (_, row) => {
    const levels = Array.from({ length: perLine }, (_, column) => (row * perLine + column) * step);
    const start = formatNumber((levels[0] ?? 0) / metresIn[lengthUnit], lengthUnit === 'm' ? 1 : 0);
    return {
      start: `${start}\u00a0${lengthUnit}`,
      cells: levels.map((level) => (level <= vessel.height + 1e-9 ? bareVolume(litres(vessel, level)) : '')),
    };
  });
}

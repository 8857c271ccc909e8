import { memo, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatDay, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DownloadButton, PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import styles from './TableSection.module.css';
import { metresIn, sizeFields } from './tank-inputs.ts';
import { litres, type Vessel } from './vessel.ts';
import { fileName, lengthWords, type PartProps, type Quantities, stepWords, tableFile, today } from './words.ts';

interface TableSectionProps extends PartProps {
  /** The tank in words. */
  name: string;
}

/** The table of the whole tank: a page of it on the screen, at the level unless the visitor leafs. */
export function TableSection({ text: page, words, state, vessel, reading, quantities: q, name }: TableSectionProps) {
  const text = page.table;
  const { values, refused } = state;
  const printing = usePrinting();
  const [tag, setTag] = useState('');
  const { level } = reading;
  const { from, to, page: at, lastPage, turn } = useLeaf(vessel, q, level, printing);
  const line = q.step * q.perLine;
  const levels = {
    air: lengthWords(values, 'waterLevel'),
    sisa: lengthWords(values, 'suctionLevel'),
    puncak: lengthWords(values, 'highestFill'),
  };
  const limited = values.waterLevel > 0 || values.suctionLevel > 0 || values.highestFill > 0;
  const limits = fillSlots(text.file.head.limits, { ...levels, ...(values.highestFill === 0 && { puncak: '–' }) });
  const preface = () => [
    [text.file.head.tank, tag, name],
    ...(limited ? [['', '', limits]] : []),
    [text.file.head.date, today()],
    [text.file.head.notice, text.printed.notice],
  ];
  const size = sizeFields(values).map((field) => lengthWords(values, field).split('\u00a0')[0]);
  const file = fileName([text.file.name, tag, values.shape, `${size.join('x')}${values.lengthUnit}`, today()], 'csv');
  const columns = text.file.columns.map((column) =>
    fillSlots(column, { ukuran: values.lengthUnit, satuan: q.volumeUnit }),
  );
  return (
    <section className={`${styles.section} stack-4 slim`} aria-labelledby="tabel-judul">
      <header className={`${styles.tableHead} stack-2 screen-only`}>
        <h2 className={styles.title} id="tabel-judul">
          {fillSlots(text.title, { langkah: stepWords(q) })}
        </h2>
        <p className="quiet measure">{text.lead}</p>
      </header>
      <header className={styles.printed}>
        <p className={styles.title}>{text.printed.title}</p>
        <p className="strong">{tag ? `${tag}: ${name}` : name}</p>
        {limited && <p>{limits}</p>}
        {printing && <p>{fillSlots(text.printed.date, { tanggal: formatDay(today()) })}</p>}
        <p>{text.printed.notice}</p>
      </header>
      <LevelTable
        caption={fillSlots(text.caption, {
          tank: name,
          satuan: q.volumeUnit,
          dari: q.level(from * line),
          sampai: q.level(Math.min(vessel.height, (to + 1) * line - q.step)),
        })}
        heading={text.level}
        vessel={vessel}
        quantities={q}
        from={from}
        to={to}
        current={Math.round(level / q.step)}
      />
      <p className="strong">
        {fillSlots(text.full, { level: q.level(vessel.height), isi: q.volume(litres(vessel, vessel.height)) })}
      </p>
      <ToolActions>
        {at > 0 && <ToolButton label={text.before} onClick={() => turn(-1)} />}
        {at < lastPage && <ToolButton label={text.after} onClick={() => turn(1)} />}
        <DownloadButton
          label={text.file.label}
          file={file}
          type="text/csv"
          content={() => tableFile(vessel, { ...values, step: q.step }, preface(), columns)}
          disabled={refused}
        />
        <PrintButton label={text.print} disabled={refused} />
      </ToolActions>
      {refused && <p className="small quiet screen-only">{words.refused.held}</p>}
      <div className={`${styles.tag} screen-only`}>
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
      <p className={`quiet measure small screen-only`}>{text.file.note}</p>
    </section>
  );
}

/** Lines that are shown at once; print has them all. */
const pageLines = 20;

/** True while the page is printed. */
function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  useEffect(() => {
    // The browser prints what stands there when this event has passed.
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

/** The lines of the table that are shown: the page of it that holds the level, unless the visitor leafs. */
function useLeaf(vessel: Vessel, { step, perLine }: Quantities, level: number, printing: boolean) {
  const [leaf, setLeaf] = useState<{ page: number; level: number }>();
  const line = step * perLine;
  const lastRow = Math.floor(vessel.height / line + 1e-6);
  const pages = Math.ceil((lastRow + 1) / pageLines);
  // A last page with a single row would be a leaf for nothing.
  const lastPage = Math.max(0, lastRow % pageLines === 0 ? pages - 2 : pages - 1);
  const wanted = leaf?.level === level ? leaf.page : Math.floor((level / line + 1e-6) / pageLines);
  const page = Math.min(lastPage, wanted);
  return {
    page,
    lastPage,
    from: printing ? 0 : page * pageLines,
    to: printing || page === lastPage ? lastRow : (page + 1) * pageLines - 1,
    turn: (by: number) => setLeaf({ page: page + by, level }),
  };
}

interface LevelTableProps {
  caption: string;
  /** Heading of the column of levels. */
  heading: string;
  vessel: Vessel;
  quantities: Quantities;
  /** First and last row: a decimetre or a foot each. */
  from: number;
  to: number;
  /** The step that the level stands at. */
  current: number;
}

/** Volumes as tank tables print them: a row for each decimetre or foot, a column for each step in it. */
function LevelTable({ caption, heading, vessel, quantities, from, to, current }: LevelTableProps) {
  const { perLine, lengthUnit, step } = quantities;
  const rows = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const fine = perLine === 12 ? 'in' : lengthUnit === 'mm' ? 'mm' : 'cm';
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard
    <section className={styles.box} tabIndex={0} aria-label={caption}>
      <table className={`${styles.table} figures small`}>
        <caption className={`${styles.caption} faint`}>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {Array.from({ length: perLine }, (_, column) => formatUnit((column * step) / metresIn[fine], fine)).map(
              (name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => {
            const marked = current - row * perLine;
            return (
              <Row
                key={row}
                vessel={vessel}
                quantities={quantities}
                row={row}
                marked={marked >= 0 && marked < perLine ? marked : undefined}
              />
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

interface RowProps {
  vessel: Vessel;
  quantities: Quantities;
  row: number;
  /** The column to mark. */
  marked: number | undefined;
}

/** Rows stay as they are while the level moves through others: a table may have a thousand of them. */
const Row = memo(function Row({ vessel, quantities, row, marked }: RowProps) {
  const { step, perLine, lengthUnit, bareVolume } = quantities;
  const start = (row * perLine * step) / metresIn[lengthUnit];
  return (
    <tr>
      <th scope="row">
        {formatNumber(start, lengthUnit === 'm' ? 1 : 0)}&nbsp;{lengthUnit}
      </th>
      {Array.from({ length: perLine }, (_, column) => column).map((column) => {
        const level = (row * perLine + column) * step;
        return (
          <td key={column} aria-current={marked === column || undefined}>
            {level <= vessel.height + 1e-9 && bareVolume(litres(vessel, level))}
          </td>
        );
      })}
    </tr>
  );
});

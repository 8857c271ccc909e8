import { useState } from 'react';
import { formatDay } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { DownloadButton, PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { LevelTable } from './LevelTable.tsx';
import type { PartProps } from './part-props.ts';
import styles from './TankTable.module.css';
import { fileName, tableFile, today } from './table.ts';
import { sizeFields } from './tank-fields.ts';
import { useLeaf, usePrinting } from './use-leaf.ts';
import { litres } from './vessel.ts';
import { lengthWords, stepWords } from './words.ts';

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
    <section className={`${styles.table} stack-4 slim`} aria-labelledby="tabel-judul">
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

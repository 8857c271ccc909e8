import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DownloadButton, PrintButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { LevelTable } from './LevelTable.tsx';
import type { TankTableText } from './schema.ts';
import styles from './TankTable.module.css';
import { tableFile } from './table.ts';
import { litres, type Vessel } from './vessel.ts';
import { litreWords } from './words.ts';

interface TableSectionProps {
  text: TankTableText['table'];
  vessel: Vessel;
  /** The tank in words. */
  name: string;
  /** m */
  level: number;
}

/** Rows of a decimetre that are shown at once; print has them all. */
const pageRows = 20;

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

/** The table of the whole tank: a page of it on the screen, at the level unless the visitor leafs. */
export function TableSection({ text, vessel, name, level }: TableSectionProps) {
  const printing = usePrinting();
  const [leaf, setLeaf] = useState<{ page: number; level: number }>();
  const lastRow = Math.floor(vessel.height * 10 + 1e-6);
  const pages = Math.ceil((lastRow + 1) / pageRows);
  // A last page with a single row would be a leaf for nothing.
  const lastPage = Math.max(0, lastRow % pageRows === 0 ? pages - 2 : pages - 1);
  const wanted = leaf?.level === level ? leaf.page : Math.floor((level * 10 + 1e-6) / pageRows);
  const page = Math.min(lastPage, wanted);
  const from = printing ? 0 : page * pageRows;
  const to = printing || page === lastPage ? lastRow : from + pageRows - 1;
  const full = litres(vessel, vessel.height);
  const turn = (by: number) => setLeaf({ page: page + by, level });
  return (
    <section className={`${styles.table} stack-4 slim`} aria-labelledby="tabel-judul">
      <header className={`${styles.tableHead} stack-2 screen-only`}>
        <h3 className={styles.title} id="tabel-judul">
          {text.title}
        </h3>
        <p className="quiet measure">{text.lead}</p>
      </header>
      <header className={styles.printed}>
        <p className={styles.title}>{text.printed.title}</p>
        <p>{name}</p>
        <p>{text.printed.notice}</p>
      </header>
      <LevelTable
        caption={fillSlots(text.caption, {
          tank: name,
          dari: formatFree(from / 10),
          sampai: formatFree(Math.min(vessel.height, to / 10 + 0.09)),
        })}
        heading={text.level}
        vessel={vessel}
        from={from}
        to={to}
        current={Math.round(level * 100)}
      />
      <p className="strong">
        {fillSlots(text.full, { level: formatFree(vessel.height), isi: litreWords(full, full) })}
      </p>
      <ToolActions>
        {page > 0 && <ToolButton label={text.before} onClick={() => turn(-1)} />}
        {page < lastPage && <ToolButton label={text.after} onClick={() => turn(1)} />}
        <DownloadButton
          label={text.file.label}
          file={text.file.name}
          type="text/csv"
          content={() => tableFile(vessel, text.file.columns)}
        />
        <PrintButton label={text.print} />
      </ToolActions>
      <p className={`quiet measure small screen-only`}>{text.file.note}</p>
    </section>
  );
}

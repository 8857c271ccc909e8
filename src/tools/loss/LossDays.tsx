import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Fold } from '../kit/Fold.tsx';
import type { Analysis } from './analyse.ts';
import styles from './LossAnalyser.module.css';
import type { LossDay } from './reconcile.ts';
import type { LossToolText } from './schema.ts';
import { lineHead, litres, problemOf, reasonsOf } from './words.ts';

interface DaysProps {
  analysis: Analysis;
  text: LossToolText;
}

/** The days to look at, with the reason in words. */
export function MarkedDays({ analysis, text }: DaysProps) {
  const { suspicious, totals, tanks } = analysis;
  const several = tanks.length > 1;
  const rest = totals.suspicious - suspicious.length;
  return (
    <section aria-labelledby="ditandai">
      <h3 className={styles.heading} id="ditandai">
        {text.marked.title}
      </h3>
      {suspicious.length === 0 ? (
        <p>{text.marked.none}</p>
      ) : (
        <DataTable
          caption={text.marked.caption}
          quiet
          stack
          columns={text.marked.columns}
          rows={suspicious.map((day) => [
            lineHead(day, several),
            litres(day.loss),
            `±${litres(day.tolerance)}`,
            reasonsOf(day, text),
          ])}
        />
      )}
      {rest > 0 && <p className={styles.note}>{fillSlots(text.marked.more, { jumlah: formatNumber(rest) })}</p>}
    </section>
  );
}

/** The last days in full, and the lines that could not be used. */
export function LossTables({ analysis, text }: DaysProps) {
  const { recent, tanks, reading } = analysis;
  const several = tanks.length > 1;
  const figures = ({ opening, receipts, issues, closing, loss, tolerance }: LossDay) =>
    [opening, receipts, issues, closing, loss, tolerance].map((value) => formatNumber(value));
  return (
    <div className={styles.tables}>
      {reading.badCount > 0 && (
        <Fold title={fillSlots(text.bad.title, { jumlah: formatNumber(reading.badCount) })} open>
          <DataTable
            caption={fillSlots(text.bad.title, { jumlah: formatNumber(reading.badCount) })}
            quiet
            stack
            columns={text.bad.columns}
            rows={reading.bad.slice(0, mostBad).map((bad) => [formatNumber(bad.line), problemOf(bad, text)])}
          />
          {reading.badCount > mostBad && (
            <p className={styles.note}>{fillSlots(text.bad.more, { jumlah: formatNumber(mostBad) })}</p>
          )}
        </Fold>
      )}
      <Fold title={text.recent.title}>
        <DataTable
          caption={text.recent.title}
          quiet
          columns={text.recent.columns}
          rows={recent.map((day) => [lineHead(day, several), ...figures(day)])}
        />
      </Fold>
    </div>
  );
}

const mostBad = 50;

import { formatNumber } from '../../shared/format/format.ts';
import { balances, balanceUncertainty } from '../terminal/tank-record.ts';
import { filmTag } from '../terminal/terminal.ts';
import styles from './ReportFigure.module.css';

const uncertainty = formatNumber(balanceUncertainty(filmTag), 1);

/** Daily balance of the example tank, and how much of a difference its gauge can see. */
export function ReportFigure() {
  return (
    <table className={styles.report}>
      <caption className={styles.caption}>Neraca harian {filmTag}, kL pada 15 °C</caption>
      <thead>
        <tr>
          <th scope="col">Hari</th>
          <th scope="col">Masuk</th>
          <th scope="col">Keluar</th>
          <th scope="col">Selisih</th>
        </tr>
      </thead>
      <tbody>
        {balances(filmTag).map(({ day, received, issued, difference }) => (
          <tr key={day}>
            <th scope="row">{day === 0 ? '24 jam' : `H−${formatNumber(-day)}`}</th>
            <td>{received > 0.5 ? formatNumber(received) : '–'}</td>
            <td>{formatNumber(issued)}</td>
            <td>{formatNumber(difference, 1).replace('-', '−')}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>Tangki rapat: selisih sampai ±{uncertainty} kL sehari berasal dari alat ukur.</td>
        </tr>
      </tfoot>
    </table>
  );
}

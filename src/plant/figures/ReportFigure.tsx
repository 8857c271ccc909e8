import { formatNumber } from '../../shared/format/format.ts';
import { balances, tank } from '../example/example-tank.ts';
import styles from './ReportFigure.module.css';

/** Daily balance of the example tank in kilolitres. */
export function ReportFigure() {
  return (
    <table className={styles.report}>
      <caption className={styles.caption}>Neraca harian {tank.tag}, dalam kL</caption>
      <thead>
        <tr>
          <th scope="col">Hari</th>
          <th scope="col">Masuk</th>
          <th scope="col">Keluar</th>
          <th scope="col">Susut</th>
        </tr>
      </thead>
      <tbody>
        {balances().map(({ day, received, issued, loss }) => (
          <tr key={day}>
            <th scope="row">{day === 0 ? '24 jam' : `H−${formatNumber(-day)}`}</th>
            <td>{received > 0.5 ? formatNumber(received) : '–'}</td>
            <td>{formatNumber(issued)}</td>
            <td>{formatNumber(loss, 2)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { fillText } from '../../../server/contract/slots.ts';
import { formatNumber } from '../../shared/format/format.ts';
import { balances, balanceUncertainty } from '../terminal/tank-record.ts';
import { filmTag } from '../terminal/terminal.ts';
import { figureWords } from './figures.words.ts';
import styles from './ReportFigure.module.css';

const { report: words } = figureWords;
const uncertainty = formatNumber(balanceUncertainty(filmTag), 1);

/** Daily balance of the example tank, and how much of a difference its gauge can see. */
export function ReportFigure() {
  return (
    <table className={styles.report}>
      <caption className={styles.caption}>{fillText(words.caption, { tag: filmTag })}</caption>
      <thead>
        <tr>
          {words.columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {balances(filmTag).map(({ day, received, issued, difference }) => (
          <tr key={day}>
            <th scope="row">{day === 0 ? words.today : fillText(words.day, { days: formatNumber(-day) })}</th>
            <td>{received > 0.5 ? formatNumber(received) : '–'}</td>
            <td>{formatNumber(issued)}</td>
            <td>{formatNumber(difference, 1)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{fillText(words.note, { uncertainty })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

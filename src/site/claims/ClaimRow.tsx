import type { Claim } from '../../shared/records/stat.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import { About } from '../../shared/ui/About.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ClaimRow.module.css';
import type { ClaimsPage } from './schema.ts';

export interface ClaimRowProps extends Pick<ClaimsPage, 'labels' | 'columns'> {
  claim: Claim & { id: string };
}

/** One marketing figure. Condition and source stand open where the table is wide, a touch away where it is stacked. */
export function ClaimRow({ claim, labels, columns }: ClaimRowProps) {
  return (
    <tr id={claim.id} className={styles.row}>
      <th scope="row">
        <span className={`${styles.figure} larger`}>{claim.figure}</span>{' '}
        <span className={`${styles.subject} strong`}>{claim.subject}</span>
      </th>
      <Text.td>{claim.meaning}</Text.td>
      <Text.td data-column={columns[2]?.plain}>{joinTexts(claim.places)}</Text.td>
      <td>
        <details className={styles.more}>
          <summary className="strong">
            <Text>{labels.more}</Text>
            <About>{`${claim.figure} ${claim.subject}`}</About>
          </summary>
          <Text.p>{claim.condition}</Text.p>{' '}
          <p>
            <Text.span className="strong">{labels.source}</Text.span>
            {'\u00a0'}
            {claim.source ? (
              <Text>{claim.source}</Text>
            ) : (
              <a href="#catatan-sumber" aria-label={labels.missing.plain}>
                ‡
              </a>
            )}
          </p>
        </details>
      </td>
    </tr>
  );
}

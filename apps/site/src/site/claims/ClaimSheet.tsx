import { joinTexts } from 'contract/marked';
import type { Claim, Office } from '../../shared/records/site-schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ClaimSheet.module.css';
import type { ClaimGroup, ClaimsPage } from './schema.ts';

type Words = Pick<ClaimsPage, 'labels' | 'columns'>;
type NamedClaim = Claim & { id: string };

interface ClaimSheetProps extends Words {
  groups: readonly (ClaimGroup & { claims: readonly NamedClaim[] })[];
}

/** Table of all marketing figures, each with meaning, condition and source. Footnotes of all pages link to it. */
export function ClaimSheet({ groups, labels, columns }: ClaimSheetProps) {
  return (
    <div className={`${styles.sheet} page-width stack-3`}>
      <Text.p className="quiet measure" id="catatan-sumber">
        {labels.notice}
      </Text.p>
      <Table grouped stack quiet caption={labels.table.plain} columns={columns} className={styles.table}>
        {groups.map(({ id, title, lead, claims }) => (
          <tbody key={id} id={id}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                <Text.p className="large">{title}</Text.p>
                <Text.p className={`${styles.lead} quiet`}>{lead}</Text.p>
              </th>
            </tr>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} labels={labels} columns={columns} />
            ))}
          </tbody>
        ))}
      </Table>
    </div>
  );
}

/** Row of one marketing figure. Condition and source are always visible in a wide table, and folded in a narrow one. */
function ClaimRow({ claim, labels, columns }: Words & { claim: NamedClaim }) {
  return (
    <tr id={claim.id} className={`${styles.row} whole`}>
      <th scope="row">
        <span className="larger amount block">{claim.figure}</span>{' '}
        <span className="strong block">{claim.subject}</span>
      </th>
      <td>
        <div className="stack-1">
          <Text.p>{claim.meaning}</Text.p>
          {claim.examples.map(({ text, to }) => (
            <p key={to} className="small quiet">
              <Text>{text}</Text>{' '}
              <a href={to} aria-label={`${labels.open.plain}: ${text.plain}`}>
                {labels.open.plain}
              </a>
            </p>
          ))}
        </div>
      </td>
      <Text.td data-column={columns[2]?.plain}>{joinTexts(claim.places)}</Text.td>
      <td>
        <Fold title={labels.more} card={`${claim.figure} ${claim.subject}`} settled>
          <Text>{claim.condition}</Text> <Text.span className="strong">{labels.source}</Text.span>
          {'\u00a0'}
          {claim.source ? (
            <Text>{claim.source}</Text>
          ) : (
            <a href="#catatan-sumber" aria-label={labels.missing.plain}>
              ‡
            </a>
          )}
        </Fold>
      </td>
    </tr>
  );
}

type OfficeHoursProps = ClaimsPage['hours'] & { offices: readonly Office[] };

/** The hours of each office side by side, since the site states more than one. */
export function OfficeHours({ caption, columns, offices, ...heading }: OfficeHoursProps) {
  return (
    <Band id="jam-kantor" ground="tint" {...heading}>
      <DataTable
        stack
        caption={caption}
        columns={columns}
        rows={offices.map(({ type, address, hours, landline, phone }) => [
          `${type.plain}, ${address.city}`,
          hours,
          landline ?? phone,
        ])}
      />
    </Band>
  );
}

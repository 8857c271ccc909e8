import { joinTexts } from 'contract/marked';
import { formatDay } from '../../shared/format/format.ts';
import type { Claim } from '../../shared/records/claim-schema.ts';
import type { Office } from '../../shared/records/site-schema.ts';
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

/** Table of all marketing figures, each with meaning, condition and origin. Footnotes of all pages link to it. */
export function ClaimSheet({ groups, labels, columns }: ClaimSheetProps) {
  return (
    <div className="page-width page-end stack-3">
      <Table grouped stack quiet caption={labels.table.plain} columns={columns} className={styles.table}>
        {groups.map(({ id, title, lead, claims }) => (
          <tbody key={id} id={id}>
            <tr className={styles.group}>
              <th colSpan={4} scope="rowgroup">
                <Text.p className="large">{title}</Text.p>
                <Text.p className={`${styles.lead} above-1 quiet`}>{lead}</Text.p>
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

/** Row of one marketing figure. Condition and origin are always visible in a wide table, and folded in a narrow one. */
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
          <div className="stack-1">
            <Text.p>{claim.condition}</Text.p>
            <Origin claim={claim} labels={labels} />
          </div>
        </Fold>
      </td>
    </tr>
  );
}

/** How the figure is calculated, or the document that states it. */
function Origin({ claim: { origin, reckoned, document }, labels }: Pick<Words, 'labels'> & { claim: NamedClaim }) {
  return (
    <p>
      <Text.span className="strong">{labels.origins[origin]}</Text.span>
      {reckoned && <Text.span className="block">{reckoned}</Text.span>}
      {document && <Text.span className="block">{joinTexts([document.title, formatDay(document.day)])}</Text.span>}
    </p>
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

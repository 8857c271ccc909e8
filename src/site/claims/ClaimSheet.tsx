import type { Claim } from '../../shared/records/stat.ts';
import { joinTexts, type Marked } from '../../shared/text/marked.ts';
import { Register, RegisterGroup } from '../../shared/ui/page/Register.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './ClaimSheet.module.css';
import type { ClaimGroup, ClaimsPage } from './schema.ts';

type Row = Claim & { id: string };
type Labels = ClaimsPage['labels'];

interface ClaimSheetProps {
  groups: readonly (Omit<ClaimGroup, 'claims'> & { claims: readonly Row[] })[];
  labels: Labels;
}

/** Every marketing figure with its meaning, its condition and its source; footnotes of all pages lead here. */
export function ClaimSheet({ groups, labels }: ClaimSheetProps) {
  return (
    <Register>
      <p className={`${styles.notice} measure`} id="catatan-sumber">
        <Text>{labels.notice}</Text>
      </p>
      {groups.map(({ claims, ...group }) => (
        <RegisterGroup key={group.id} {...group} beside>
          {claims.map((claim) => (
            <ClaimRow key={claim.id} claim={claim} labels={labels} />
          ))}
        </RegisterGroup>
      ))}
    </Register>
  );
}

function ClaimRow({ claim, labels }: { claim: Row; labels: Labels }) {
  return (
    <article id={claim.id} className={`${styles.row} rule`}>
      <h3 className={styles.claim}>
        <span className={`${styles.figure} larger`}>{claim.figure}</span>{' '}
        <span className={`${styles.subject} strong`}>{claim.subject}</span>
      </h3>
      <div>
        <Text.p className="measure">{claim.meaning}</Text.p>
        <dl className={`${styles.facts} small quiet measure`}>
          <Fact name={labels.condition} value={claim.condition} />
          <Fact name={labels.places} value={joinTexts(claim.places)} />
          {claim.source ? (
            <Fact name={labels.source} value={claim.source} />
          ) : (
            <>
              <Text.dt className="plain strong">{labels.source}</Text.dt>
              <dd>
                <a href="#catatan-sumber" aria-label={labels.missing.plain}>
                  ‡
                </a>
              </dd>
            </>
          )}
        </dl>
      </div>
    </article>
  );
}

function Fact({ name, value }: { name: Marked; value: Marked }) {
  return (
    <>
      <Text.dt className="plain strong">{name}</Text.dt>
      <Text.dd>{value}</Text.dd>
    </>
  );
}

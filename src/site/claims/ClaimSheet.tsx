import type { Claim } from '../../shared/records/stat.ts';
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
    <div className={styles.sheet}>
      {groups.map(({ id, title, lead, claims }) => (
        <section key={id} id={id} className={styles.group} aria-labelledby={`${id}-judul`}>
          <header className={styles.head}>
            <Text.h2 className={styles.title} id={`${id}-judul`}>
              {title}
            </Text.h2>
            <Text.p className={styles.lead}>{lead}</Text.p>
          </header>
          <div>
            {claims.map((claim) => (
              <ClaimRow key={claim.id} claim={claim} labels={labels} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

function ClaimRow({ claim, labels }: { claim: Row; labels: Labels }) {
  return (
    <article id={claim.id} className={styles.row}>
      <h3 className={styles.claim}>
        <span className={styles.figure}>{claim.figure}</span>{' '}
        <Text.span className={styles.subject}>{claim.subject}</Text.span>
      </h3>
      <div className={styles.words}>
        <Text.p className="measure">{claim.meaning}</Text.p>
        <dl className={styles.facts}>
          <Fact name={labels.condition} value={claim.condition} />
          <Fact name={labels.places} value={claim.places.join(', ')} />
          {claim.source ? (
            <Fact name={labels.source} value={claim.source} />
          ) : (
            <Fact name={labels.source} value={labels.missing} open />
          )}
        </dl>
      </div>
    </article>
  );
}

function Fact({ name, value, open = false }: { name: string; value: string; open?: boolean }) {
  return (
    <>
      <dt className="plain strong">{name}</dt>
      <Text.dd className={open ? styles.open : undefined}>{value}</Text.dd>
    </>
  );
}

import type { ReactNode } from 'react';
import type { SupportPackage } from '../../shared/records/offer.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './SupportPackages.module.css';
import { hoursOf } from './schedule.ts';
import type { TeamPage } from './schema.ts';

type PackagesProps = TeamPage['packages'] & { items: readonly (SupportPackage & { id: string })[] };

/** The packages as cards, whose rows stand on one line where the cards stand side by side. */
export function SupportPackages({ columns, items, flag, choose, note, ...heading }: PackagesProps) {
  return (
    <Band id="paket" ground="tint" {...heading}>
      <ul className={`${styles.packages} stack-4`}>
        {items.map((item) => (
          <li
            key={item.id}
            className={classes(styles.package, 'card relative', item.recommended && styles.recommended)}
          >
            <div className="padded-2">
              {item.recommended && <Text.p className={`${styles.flag} small strong`}>{flag}</Text.p>}
              <Text.h3 className="large">{item.name}</Text.h3>
              <Text.p className="quiet above-1">{item.description}</Text.p>
            </div>
            <dl>
              <Fact name={columns.sla}>
                <Text.span className="larger figures">{item.sla}</Text.span>
                <Day hours={hoursOf(item.sla.plain)} />
              </Fact>
              <Fact name={columns.availability}>
                <Text>{item.availability}</Text>
              </Fact>
              <Fact name={columns.price}>
                <Text.strong>{item.price}</Text.strong>
              </Fact>
            </dl>
            <Fold title={columns.features} card={item.name} settled>
              <PointList items={item.features} />
            </Fold>
            <div className="screen-only">
              <Action label={choose} about={item.name} to={`/konsultasi-gratis?paket=${item.id}`} look="line" />
            </div>
          </li>
        ))}
      </ul>
      <Text.p className="quiet measure above-4">{note}</Text.p>
    </Band>
  );
}

const Fact = ({ name, children }: { name: Marked; children: ReactNode }) => (
  <div className="rule padded-2">
    <Text.dt className="note faint">{name}</Text.dt>
    <dd>{children}</dd>
  </div>
);

/** A day of twenty-four hours, of which the first ones are the wait. */
function Day({ hours }: { hours: number }) {
  return (
    <svg className={styles.day} viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
        <rect key={hour} x={hour * 10} y={hour < hours ? 0 : 9} width={hour < hours ? 7 : 1} height="14" />
      ))}
    </svg>
  );
}

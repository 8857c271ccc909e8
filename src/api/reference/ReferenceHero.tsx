import { Fragment, type ReactNode } from 'react';
import type { HeroText } from '../../shared/records/page.ts';
import type { Link } from '../../shared/text/schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import { Trail } from '../../shared/ui/Trail.tsx';
import styles from './ReferenceHero.module.css';

interface ReferenceHeroProps extends Omit<HeroText, 'actions'> {
  breadcrumb: string;
  parents: readonly Link[];
  /** Plate beside the words. */
  children: ReactNode;
}

/** Head of a page of the reference: lower than other heroes, since whoever comes here wants what stands below. */
export function ReferenceHero({ breadcrumb, parents, label, title, lead, children }: ReferenceHeroProps) {
  return (
    <section className={styles.hero} aria-labelledby="hero-judul">
      <div className={styles.trail}>
        <Trail parents={parents} name={breadcrumb} />
      </div>
      <div className={styles.words}>
        <Text.p className="label">{label}</Text.p>
        <Text.h1 className={styles.title} id="hero-judul">
          {title}
        </Text.h1>
        <Text.p className="lead">{lead}</Text.p>
      </div>
      {children}
    </section>
  );
}

/** The interface in a few values, like the plate of an instrument. */
export function NamePlate({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className={`${styles.plate} dark`}>
      {rows.map(([name, value]) => (
        <div key={name} className={`${styles.row} row stack-2`}>
          <Text.dt>{name}</Text.dt>
          <dd className="figures breakable" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AddressPlateProps {
  title: string;
  items: readonly { anchor: string; method: string; path: string }[];
}

/** Every address of a page, as its table of contents. */
export function AddressPlate({ title, items }: AddressPlateProps) {
  return (
    <nav className={`${styles.plate} dark`} aria-label={title}>
      <ul>
        {items.map(({ anchor, method, path }) => (
          <li key={anchor}>
            <a className={`${styles.entry} row stack-2`} href={`#${anchor}`}>
              <span className={`${styles.method} figures breakable`}>{method}</span>{' '}
              <code translate="no">
                {path.split(/(?<=\/)/).map((part, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
              </code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

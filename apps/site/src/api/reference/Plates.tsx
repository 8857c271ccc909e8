import { type Marked, plainText, type Wording } from 'contract/marked';
import type { ReactNode } from 'react';
import { Address } from '../../shared/ui/Address.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Plates.module.css';

/** The API in a few values, styled like an instrument’s name plate. */
export function NamePlate({ rows }: { rows: readonly (readonly [Wording, string])[] }) {
  return (
    <dl className={`${styles.plate} slim dark`}>
      {rows.map(([name, value]) => (
        <div key={plainText(name)} className="touch">
          <Text.dt className="quiet">{name}</Text.dt>
          <dd className="figures" translate="no">
            <Address>{value}</Address>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface LinkPlateProps {
  title: Marked;
  items: readonly { to: string; name: ReactNode; about: ReactNode }[];
  short?: boolean;
}

/** Table of contents as a plate next to the headline. */
export function LinkPlate({ title, items, short }: LinkPlateProps) {
  return (
    <nav className={`${styles.plate} slim dark screen-only`} data-short={short} aria-label={title.plain}>
      <ul>
        {items.map(({ to, name, about }) => (
          <li key={to}>
            <a className="bare touch" href={to}>
              {name} {about}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface AddressPlateProps {
  title: Marked;
  items: readonly { anchor: string; method: string; path: string }[];
}

/** Paths of all operations of a page, as its table of contents. */
export const AddressPlate = ({ title, items }: AddressPlateProps) => (
  <LinkPlate
    title={title}
    short
    items={items.map(({ anchor, method, path }) => ({
      to: `#${anchor}`,
      name: <span className="label quiet">{method}</span>,
      about: (
        <code translate="no">
          <Address>{path}</Address>
        </code>
      ),
    }))}
  />
);

import { Fragment } from 'react';
import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Words } from '../../shared/ui/Text.tsx';
import styles from './Plates.module.css';

/** The interface in a few values, like the plate of an instrument. */
export function NamePlate({ rows }: { rows: readonly (readonly [Wording, string])[] }) {
  return (
    <dl className={`${styles.plate} dark`}>
      {rows.map(([name, value]) => (
        <div key={plainText(name)} className={`${styles.row} touch stack-2 middle`}>
          <Words.dt>{name}</Words.dt>
          <dd className="figures breakable" translate="no">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface AddressPlateProps {
  title: Marked;
  items: readonly { anchor: string; method: string; path: string }[];
}

/** Every address of a page, as its table of contents. */
export function AddressPlate({ title, items }: AddressPlateProps) {
  return (
    <nav className={`${styles.plate} dark`} aria-label={title.plain}>
      <ul>
        {items.map(({ anchor, method, path }) => (
          <li key={anchor}>
            <a className={`${styles.entry} touch stack-2 middle`} href={`#${anchor}`}>
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

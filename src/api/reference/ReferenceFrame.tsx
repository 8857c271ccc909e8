import type { ReactNode } from 'react';
import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './ReferenceFrame.module.css';
import type { ReferenceLabels } from './schema.ts';

interface Item {
  label: Marked;
  to: string;
  method?: string;
}

interface ReferenceFrameProps {
  labels: Pick<ReferenceLabels, 'contents'>;
  groups: readonly (Item & { items: readonly Item[] })[];
  /** Address of the page that is shown: its parts are listed. */
  current: string;
  children: ReactNode;
}

/** The reference's own frame: contents at the side, on narrow screens folded over the body. */
export function ReferenceFrame({ labels, groups, current, children }: ReferenceFrameProps) {
  const list = <Contents groups={groups} current={current} />;
  return (
    <div className={`${styles.frame} stack-5 page-width`}>
      <details className={`${styles.folded} rule-strong screen-only`}>
        <summary className={`${styles.summary} strong row spread`}>
          <Text.span>{labels.contents}</Text.span>
          <Icon name="chevron" />
        </summary>
        {list}
      </details>
      <nav className={`${styles.side} rule-strong screen-only`} aria-label={labels.contents.plain}>
        {list}
      </nav>
      <div className={`${styles.body} slim`}>{children}</div>
    </div>
  );
}

function Contents({ groups, current }: Pick<ReferenceFrameProps, 'groups' | 'current'>) {
  return (
    <ul>
      {groups.map(({ label, to, items }) => (
        <li key={to}>
          <Text.a
            className={`${styles.page} touch row spread strong`}
            href={to}
            aria-current={to === current ? 'page' : undefined}
          >
            {label}
          </Text.a>
          {to === current && (
            <ul className={styles.parts}>
              {items.map((item) => (
                <li key={item.to}>
                  <a className={`${styles.part} touch quiet row spread`} href={item.to}>
                    <Text.span>{item.label}</Text.span>
                    {item.method && <span className="label">{item.method}</span>}
                  </a>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** The interface in a few values, like the plate of an instrument. */
export function NamePlate({ rows }: { rows: readonly (readonly [Wording, string])[] }) {
  return (
    <dl className={`${styles.plate} slim dark`}>
      {rows.map(([name, value]) => (
        <div key={plainText(name)} className={`${styles.row} touch stack-2 middle`}>
          <Words.dt className="quiet">{name}</Words.dt>
          <dd className="figures" translate="no">
            <Address>{value}</Address>
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
    <nav className={`${styles.plate} slim dark`} aria-label={title.plain}>
      <ul>
        {items.map(({ anchor, method, path }) => (
          <li key={anchor}>
            <a className={`${styles.entry} touch stack-2 middle`} href={`#${anchor}`}>
              <span className="label quiet">{method}</span>{' '}
              <code translate="no">
                <Address>{path}</Address>
              </code>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

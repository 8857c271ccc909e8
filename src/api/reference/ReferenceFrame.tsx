import type { ReactNode } from 'react';
import { type Marked, plainText, type Wording } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text, Words } from '../../shared/ui/Text.tsx';
import styles from './Reference.module.css';
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
  const list = (
    <ul>
      {groups.map(({ label, to, items }) => (
        <li key={to}>
          <Text.a
            className={`${styles.page} bare touch row strong`}
            href={to}
            aria-current={to === current ? 'page' : undefined}
          >
            {label}
          </Text.a>
          {to === current && (
            <ul className={styles.parts}>
              {items.map((item) => (
                <li key={item.to}>
                  <a className="bare touch quiet row spread gap-2" href={item.to}>
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
  return (
    <div className={`${styles.frame} stack-5 page-width`}>
      <details className={`${styles.folded} rule-strong rule-below screen-only`}>
        <summary className="touch strong row spread">
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

/** The interface in a few values, like the plate of an instrument. */
export function NamePlate({ rows }: { rows: readonly (readonly [Wording, string])[] }) {
  return (
    <dl className={`${styles.plate} slim dark`}>
      {rows.map(([name, value]) => (
        <div key={plainText(name)} className="touch">
          <Words.dt className="quiet">{name}</Words.dt>
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
  className?: string | undefined;
}

/** What a page holds, as a plate beside its headline. */
export function LinkPlate({ title, items, className }: LinkPlateProps) {
  return (
    <nav className={classes(styles.plate, className, 'slim dark screen-only')} aria-label={title.plain}>
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

/** Every address of a page, as its table of contents. */
export const AddressPlate = ({ title, items }: AddressPlateProps) => (
  <LinkPlate
    title={title}
    className={styles.addresses}
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

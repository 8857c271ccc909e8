import type { ReactNode } from 'react';
import { formatDay } from '../../shared/format/format.ts';
import type { Heading } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

/** What the portal holds, as a plate beside its headline. */
export function PortalIndex({ title, items }: DeveloperPage['index']) {
  return (
    <nav className={`${styles.index} dark screen-only`} aria-label={title.plain}>
      <ul>
        {items.map(({ label, to, note }) => (
          <li key={to} className={styles.entry}>
            <a className={`${styles.link} touch`} href={to}>
              <Text.span className={`${styles.name} strong`}>{label}</Text.span>
              <Text.span className={`${styles.about} quiet`}>{note}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Three steps, each with the one line that does it. */
export function QuickStart({ steps, ...heading }: DeveloperPage['start']) {
  return (
    <Band id="mulai-cepat" {...heading}>
      <ol className={`${styles.steps} stack-6`}>
        {steps.map(({ title, description, code }) => (
          <li key={title.plain} className={`${styles.step} stack-2 top slim rule-strong`}>
            <Text.h3 className="large">{title}</Text.h3>
            <Text.p className="quiet measure">{description}</Text.p>
            <p className={`${styles.line} dark`}>
              <code translate="no">
                <Address>{code.plain}</Address>
              </code>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

interface SandboxBandProps extends Heading {
  /** Fragments by which the reference leads to each operation here. */
  anchors: readonly string[];
  withoutScript: Marked;
  children: ReactNode;
}

/** The sandbox under its headline; every operation has an address here, also before the script has arrived. */
export function SandboxBand({ anchors, withoutScript, children, ...heading }: SandboxBandProps) {
  return (
    <Band id="sandbox" ground="tint" {...heading}>
      {anchors.map((anchor) => (
        <span key={anchor} id={`coba-${anchor}`} className="block" />
      ))}
      <noscript>
        <Text.p className={`${styles.note} measure`}>{withoutScript}</Text.p>
      </noscript>
      {children}
    </Band>
  );
}

/** Which keys there are, what each may do, and how to ask for one. */
export function Keys({ caption, columns, rows, request, ask, ...heading }: DeveloperPage['keys']) {
  return (
    <Band id="kunci" {...heading}>
      <DataTable caption={caption} columns={columns} rows={rows} stack />
      <div className={`${styles.request} stack-4`}>
        <div className="stack-2 top">
          <Text.h3 className="large">{request.title}</Text.h3>
          <Text.p className="quiet measure">{request.description}</Text.p>
        </div>
        <div className={`${styles.points} stack-4`}>
          <PointList items={request.points} />
          <p className="screen-only">
            <Action label={ask} to="/konsultasi-gratis?topik=api" look="signal" />
          </p>
        </div>
      </div>
    </Band>
  );
}

/** Versions of the interface, newest first. */
export function Changelog({ items, ...heading }: DeveloperPage['changes']) {
  return (
    <Band id="perubahan" {...heading}>
      <ol>
        {items.map(({ version, date, items: changes }) => (
          <li key={version} className={`${styles.change} stack-2 rule-strong`}>
            <div>
              <h3 className="heading figures">{version}</h3>
              <time className="quiet" dateTime={date}>
                {formatDay(date)}
              </time>
            </div>
            <PointList items={changes} />
          </li>
        ))}
      </ol>
    </Band>
  );
}

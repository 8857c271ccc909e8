import { itemAt } from 'tank-gauging/item-at';
import { formatDay } from '../../shared/format/format.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Developer.module.css';
import type { DeveloperPage } from './schema.ts';

type GuideProps = DeveloperPage['start'] & { parts: readonly string[]; windows: string };

/** From an empty terminal to a webhook delivery, each step with its commands. */
export function Guide({ steps, terminal, parts, powershell, windows, ...heading }: GuideProps) {
  return (
    <Band id="mulai-cepat" {...heading}>
      <ol className={`${styles.steps} stack-5`}>
        {steps.map(({ title, description }, index) => (
          <li key={title.plain} className="split gap-5 top rule-strong">
            <div className="stack-2 top slim">
              <Text.h3 className="large">{title}</Text.h3>
              <Text.p className="quiet measure">{description}</Text.p>
            </div>
            <CodeBlock title={terminal} context={title.plain} code={itemAt(parts, index)} language="bash" copy />
          </li>
        ))}
      </ol>
      <Fold className={styles.apart} title={powershell}>
        <CodeBlock title={terminal} context={powershell.plain} code={windows} language="powershell" copy />
      </Fold>
    </Band>
  );
}

/** Kinds of keys, their rights, and how to request one. */
export function Keys({ caption, columns, rows, request, ask, ...heading }: DeveloperPage['keys']) {
  return (
    <Band id="kunci" {...heading}>
      <DataTable caption={caption} columns={columns} rows={rows} stack />
      <div className={`${styles.apart} columns-2 gap-5`}>
        <div className="stack-2 top">
          <Text.h3 className="large">{request.title}</Text.h3>
          <Text.p className="quiet measure">{request.description}</Text.p>
        </div>
        <div className="stack-4 top">
          <PointList items={request.points} />
          <p className="screen-only">
            <Action label={ask} to="/konsultasi-gratis?topik=api" look="signal" />
          </p>
        </div>
      </div>
    </Band>
  );
}

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

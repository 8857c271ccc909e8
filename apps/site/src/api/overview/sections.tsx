import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ApiSamples, getRequestTables } from '../samples.ts';
import type { ApiPage } from './schema.ts';
import styles from './sections.module.css';

export function ApiContents({ title, links }: ApiPage['contents']) {
  return (
    <nav className={`${styles.contents} rule rule-below screen-only`} aria-labelledby="isi-judul">
      <div className={`${styles.inner} middle page-width`}>
        <Text.h2 className="label" id="isi-judul">
          {title}
        </Text.h2>
        <ol className="slides row gap-4">
          {links.map(({ label, to }) => (
            <li key={to}>
              <a className="strong touch inline-row unbroken" href={to}>
                <Text.span>{label}</Text.span>
              </a>
            </li>
          ))}
        </ol>
      </div>
    </nav>
  );
}

/** The four qualities, each with a sample line of the protocol. */
export function ApiFeatures({ items, ...heading }: ApiPage['features']) {
  return (
    <Band id="kemampuan" opening="continued" {...heading}>
      <ul className="gap-4 columns-4">
        {items.map(({ title, description, line }) => (
          <li key={title.plain} className="topped-2 rule-strong stack-1 top">
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
            <p className="measured breakable small">
              <code translate="no">
                <Text>{line}</Text>
              </code>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type ApiRequestProps = ApiPage['request'] &
  Pick<ApiSamples, 'languages'> &
  Awaited<ReturnType<typeof getRequestTables>>;

/** The first request: three steps next to code in three languages, then tables of fields and statuses. */
export function ApiRequest({ steps, tabs, languages, fields, errors, ...rest }: ApiRequestProps) {
  const { rows, sample, statuses, ...head } = rest;
  const { caption, columns } = fields;
  const [, example, unitName, meaning] = columns.map(({ plain }) => plain);
  return (
    <Band id="permintaan" ground="tint" {...head}>
      <div className="split gap-5">
        <ol className={`${styles.steps} stack-4 top`}>
          {steps.map(({ title, description }) => (
            <li key={title.plain} className="quiet relative">
              <Text.h3 className="heading plain">{title}</Text.h3>
              <Text.p>{description}</Text.p>
            </li>
          ))}
        </ol>
        <CodeTabs name={tabs.plain} group="bahasa" tabs={languages} />
      </div>
      <div id="kolom" className={styles.target}>
        <Text.h3 className="heading">{caption}</Text.h3>
        <Table caption={caption} quiet columns={columns} stack>
          {rows.map(({ name, unit, type, description }) => (
            <tr key={name}>
              <th scope="row">
                <code translate="no">{name}</code>
              </th>
              <td data-column={example}>
                <code className="measured unbroken" translate="no">
                  {JSON.stringify(sample[name as keyof typeof sample])}
                </code>
              </td>
              <Text.td data-column={unitName}>{unit ?? type}</Text.td>
              <Text.td data-column={meaning}>{description}</Text.td>
            </tr>
          ))}
        </Table>
      </div>
      <Fold title={errors.caption}>
        <div id="galat" className={styles.target}>
          <DataTable {...errors} rows={statuses} quiet stack />
        </div>
      </Fold>
    </Band>
  );
}

type ApiMessagesProps = ApiPage['messages'] & { samples: ApiSamples };

/** Pushed data: the stream of readings, and webhooks with their signature. */
export function ApiMessages({ socket, webhook, samples, ...heading }: ApiMessagesProps) {
  const ways = [
    {
      id: 'websocket',
      words: socket,
      line: `wss://${samples.host}/v1/stream`,
      tabs: [
        { title: socket.message, code: samples.stream, language: 'json' },
        { title: socket.subscribe, code: samples.subscribe, language: 'json' },
      ],
    },
    {
      id: 'webhook',
      words: webhook,
      line: 'webhook-signature: v1,…',
      tabs: [
        { title: webhook.event, code: samples.webhook, language: 'json' },
        { title: webhook.verify, code: samples.verify, language: 'python' },
      ],
    },
  ] as const;
  return (
    <Band id="langsung" {...heading}>
      <div className={`${styles.ways} stack-6`}>
        {ways.map(({ id, words, line, tabs }) => (
          <div key={id} className="stack-2 top slim">
            <Text.h3 className="large">{words.title}</Text.h3>
            <p className="small">
              <code translate="no">
                <Address>{line}</Address>
              </code>
            </p>
            <Text.p className="quiet">{words.description}</Text.p>
            <CodeTabs
              name={words.title.plain}
              group={id}
              tabs={tabs.map(({ title: { plain }, ...code }, index) => ({
                id: `${index}`,
                label: plain,
                file: plain,
                ...code,
              }))}
            />
          </div>
        ))}
      </div>
    </Band>
  );
}

/** Three terminal strips: all systems that can be connected, each with its protocol. */
export function IntegrationGroups({ groups, ...heading }: ApiPage['integrations']) {
  return (
    <Band id="sambungan" ground="dark" {...heading}>
      {groups.map(({ title, description, items }) => (
        <section key={title.plain} className={`${styles.group} rule-strong`}>
          <div className="stack-1 top">
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </div>
          <dl className={styles.strip}>
            {items.map(({ name, via }) => (
              <div key={name.plain} className="relative">
                <Text.dt className="strong">{name}</Text.dt>
                <Text.dd className="note">{via}</Text.dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Band>
  );
}

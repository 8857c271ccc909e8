import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { CodeTabs } from '../../shared/ui/code/CodeBlock.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ApiSamples } from '../samples.ts';
import styles from './ApiMessages.module.css';
import type { ApiPage } from './schema.ts';

type ApiMessagesProps = ApiPage['messages'] & { samples: ApiSamples };

/** What arrives without being asked for: the stream of readings, and events with their signature. */
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
      line: 'X-Signature: v1=…',
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
          <div key={id} className="slim">
            <Text.h3 className="large">{words.title}</Text.h3>
            <p className="small">
              <code translate="no">
                <Address>{line}</Address>
              </code>
            </p>
            <Text.p className={`${styles.text} quiet`}>{words.description}</Text.p>
            <CodeTabs
              name={words.title.plain}
              group={id}
              tabs={tabs.map(({ title, ...code }, index) => ({
                id: `${index}`,
                label: title.plain,
                file: title.plain,
                ...code,
              }))}
            />
          </div>
        ))}
      </div>
    </Band>
  );
}

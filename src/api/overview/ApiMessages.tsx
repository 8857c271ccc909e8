import { Band } from '../../shared/ui/Band.tsx';
import { CodeBlock } from '../../shared/ui/code/CodeBlock.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { ApiSamples } from '../samples/api-samples.ts';
import styles from './ApiMessages.module.css';
import type { ApiPage } from './schema.ts';

type ApiMessagesProps = ApiPage['messages'] & { samples: ApiSamples };

/** What arrives without being asked for: the stream of readings, and events with their signature. */
export function ApiMessages({ socket, webhook, samples, ...heading }: ApiMessagesProps) {
  return (
    <Band id="langsung" {...heading}>
      <div className={styles.pair}>
        <div className={`${styles.words} quiet`}>
          <div>
            <Text.h3 className={`${styles.title} large plain`}>{socket.title}</Text.h3>
            <p className="plain breakable">
              <code translate="no">wss://{samples.host}/v1/stream</code>
            </p>
          </div>
          <Text.p>{socket.description}</Text.p>
        </div>
        <div className={`${styles.blocks} stack-3 slim`}>
          <CodeBlock title={socket.subscribe} code={samples.subscribe} language="json" copy />
          <CodeBlock title={socket.message} code={samples.stream} language="json" copy />
        </div>
      </div>
      <div className={styles.pair}>
        <div className={`${styles.words} quiet`}>
          <div>
            <Text.h3 className={`${styles.title} large plain`}>{webhook.title}</Text.h3>
            <p className="plain breakable">
              <code translate="no">X-Signature: v1=…</code>
            </p>
          </div>
          <Text.p>{webhook.description}</Text.p>
        </div>
        <div className={`${styles.blocks} stack-3 slim`}>
          <CodeBlock title={webhook.event} code={samples.webhook} language="json" copy />
          <CodeBlock title={webhook.verify} code={samples.verify} language="python" copy />
        </div>
      </div>
    </Band>
  );
}

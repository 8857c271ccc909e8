import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import type { EventName } from '../description/objects.ts';
import { headerTokens, jsonTokens } from './json-tokens.ts';
import styles from './Sandbox.module.css';
import type { WebhookText } from './schema.ts';
import type { DeliveryState } from './use-delivery.ts';

interface SenderPaneProps {
  text: WebhookText;
  names: readonly EventName[];
  delivery: DeliveryState;
}

/** What is sent: the event, the secret that signs it, and the delivery as it goes over the wire. */
export function SenderPane({ text, names, delivery }: SenderPaneProps) {
  const { event, secret, headers, body, choose, setSecret } = delivery;
  return (
    <section className="stack-4 top slim" aria-labelledby="pengirim">
      <h3 className="large" id="pengirim">
        {text.sender}
      </h3>
      <Field id="webhook-event" label={text.event}>
        <select
          className={`${controlClass} ${styles.mono} figures`}
          id="webhook-event"
          value={event.event}
          onChange={(change) => choose(change.target.value as EventName)}
        >
          {names.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      </Field>
      <Field id="webhook-secret" label={text.secret}>
        <input
          type="text"
          className={`${controlClass} ${styles.mono} figures`}
          id="webhook-secret"
          value={secret}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="webhook-rahasia"
          onChange={(change) => setSecret(change.target.value)}
        />
        <p className={styles.hint} id="webhook-rahasia">
          {text.secretHint}
        </p>
      </Field>
      <CodePanel
        title={text.sent}
        tokens={[...headerTokens(headers), { text: '\n', kind: 'plain' }, ...jsonTokens(body)]}
        wrap
      />
    </section>
  );
}

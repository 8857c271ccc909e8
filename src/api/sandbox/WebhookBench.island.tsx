import '../../shared/ui/keep-standing.ts';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { EventName } from '../description/objects.ts';
import { headerTokens, jsonTokens } from './json-tokens.ts';
import styles from './Sandbox.module.css';
import type { WebhookText } from './schema.ts';
import { type DeliveryStart, type DeliveryState, useDelivery } from './use-delivery.ts';

interface WebhookBenchProps extends DeliveryStart {
  text: WebhookText;
}

/** A delivery is built, signed and checked in the page; changing it on the way shows what a signature is for. */
export function WebhookBench({ text, ...start }: WebhookBenchProps) {
  const delivery = useDelivery(start);
  return (
    <div className={`${styles.bench} stack-5 top slim`}>
      <SenderPane text={text} names={start.events.map(({ event }) => event)} delivery={delivery} />
      <ReceiverPane text={text} delivery={delivery} />
    </div>
  );
}

interface SenderPaneProps {
  text: WebhookText;
  names: readonly EventName[];
  delivery: DeliveryState;
}

/** What is sent: the event, the secret that signs it, and the delivery as it goes over the wire. */
function SenderPane({ text, names, delivery }: SenderPaneProps) {
  const { event, secret, headers, body, choose, setSecret } = delivery;
  return (
    <section className="stack-4 top slim" aria-labelledby="pengirim">
      <h3 className="large" id="pengirim">
        {text.sender}
      </h3>
      <Field id="webhook-event" label={text.event}>
        <select
          className={`${controlClass} figures`}
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
          className={`${controlClass} figures`}
          id="webhook-secret"
          value={secret}
          autoComplete="off"
          spellCheck={false}
          aria-describedby="webhook-rahasia"
          onChange={(change) => setSecret(change.target.value)}
        />
        <p className={`${styles.hint} quiet`} id="webhook-rahasia">
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

/** What arrives: the body to be changed by hand, three prepared ways, and the receiver's verdict. */
function ReceiverPane({ text, delivery }: { text: WebhookText; delivery: DeliveryState }) {
  const { arrival, headers, verification, receive, tamper, delay, restore } = delivery;
  useSpoken(text[verification.verdict]);
  const ways = [
    [text.tamper, tamper],
    [text.late, delay],
    [text.restore, restore],
  ] as const;
  return (
    <section className="stack-4 top slim" aria-labelledby="penerima">
      <h3 className="large" id="penerima">
        {text.receiver}
      </h3>
      <Field id="webhook-body" label={text.received}>
        <textarea
          className={`${controlClass} figures ${styles.body}`}
          id="webhook-body"
          value={arrival.body}
          rows={6}
          spellCheck={false}
          aria-describedby="webhook-ubah"
          onChange={(change) => receive(change.target.value)}
        />
        <p className={`${styles.hint} quiet`} id="webhook-ubah">
          {text.receivedHint}
        </p>
      </Field>
      <div className={`${styles.buttons} row wrap`}>
        {ways.map(([label, act]) => (
          <button key={label} type="button" className={`${styles.button} strong boxed`} onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <div className={`${styles.verdict} stack-2 dark`} data-verdict={verification.verdict}>
        <p className={`${styles.words} strong`}>{text[verification.verdict]}</p>
        <dl className={`${styles.signatures} small quiet`}>
          <dt>{text.given}</dt>
          <dd className="figures plain breakable" translate="no">
            {headers['X-Signature']}
          </dd>
          <dt>{text.computed}</dt>
          <dd className="figures plain breakable" translate="no">
            {verification.signature}
          </dd>
        </dl>
      </div>
    </section>
  );
}

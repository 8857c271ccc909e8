import { useEffect, useState } from 'react';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import type { EventName, TankEvent } from '../description/objects.ts';
import { deliveryHeaders } from '../description/signature.ts';
import { headerTokens, jsonTokens } from './json-tokens.ts';
import styles from './Sandbox.module.css';
import type { WebhookText } from './schema.ts';
import bench from './WebhookBench.module.css';
import { type Arrival, eventOf, type Judgement, judge, tampered } from './webhook.ts';

interface WebhookBenchProps {
  text: WebhookText;
  events: readonly EventName[];
  /** The example of the document, its secret, and the headers that belong to it. */
  example: TankEvent;
  secret: string;
  headers: Record<string, string>;
}

const late = 600;
const delivery = 'dl_sandbox_0001';

/** A delivery is built, signed and checked in the page; changing it on the way shows what a signature is for. */
export function WebhookBench({ text, events, example, secret: first, headers: signed }: WebhookBenchProps) {
  const [event, setEvent] = useState(example);
  const [secret, setSecret] = useState(first);
  const [headers, setHeaders] = useState(signed);
  const body = JSON.stringify(event);
  const [arrival, setArrival] = useState<Arrival>({ body, delay: 1 });
  const [judgement, setJudgement] = useState<Judgement>({ verdict: 'valid', signature: signed['X-Signature'] ?? '' });
  const timestamp = signed['X-Timestamp'] ?? '';

  useEffect(() => {
    let current = true;
    deliveryHeaders(event.event, delivery, secret || '-', timestamp, body)
      .then(async (made) => {
        const said = await judge(first, timestamp, made['X-Signature'] ?? '', arrival);
        if (!current) return;
        setHeaders(made);
        setJudgement(said);
      })
      // WebCrypto is there on https and localhost only.
      .catch(() => current && setJudgement({ verdict: 'insecure', signature: '' }));
    return () => {
      current = false;
    };
  }, [event, secret, first, timestamp, body, arrival]);

  const choose = (name: EventName) => {
    const next = eventOf(example, name);
    setEvent(next);
    setArrival({ body: JSON.stringify(next), delay: 1 });
  };

  return (
    <div className={`${styles.bench} stack-4 top slim`}>
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
            {events.map((name) => (
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
      <section className="stack-4 top slim" aria-labelledby="penerima">
        <h3 className="large" id="penerima">
          {text.receiver}
        </h3>
        <Field id="webhook-body" label={text.received}>
          <textarea
            className={`${controlClass} ${styles.mono} figures ${styles.body}`}
            id="webhook-body"
            value={arrival.body}
            rows={6}
            spellCheck={false}
            aria-describedby="webhook-ubah"
            onChange={(change) => setArrival({ ...arrival, body: change.target.value })}
          />
          <p className={styles.hint} id="webhook-ubah">
            {text.receivedHint}
          </p>
        </Field>
        <div className={bench.controls}>
          <button
            type="button"
            className={`${styles.mistake} strong boxed`}
            onClick={() => setArrival({ body: tampered(body), delay: 1 })}
          >
            {text.tamper}
          </button>
          <button
            type="button"
            className={`${styles.mistake} strong boxed`}
            onClick={() => setArrival({ body, delay: late })}
          >
            {text.late}
          </button>
          <button
            type="button"
            className={`${styles.mistake} strong boxed`}
            onClick={() => setArrival({ body, delay: 1 })}
          >
            {text.restore}
          </button>
        </div>
        <div className={`${bench.verdict} stack-2 dark`} data-verdict={judgement.verdict}>
          <p className={bench.words} role="status">
            {text[judgement.verdict]}
          </p>
          <dl className={`${bench.signatures} small quiet`}>
            <dt>{text.given}</dt>
            <dd translate="no">{headers['X-Signature']}</dd>
            <dt>{text.computed}</dt>
            <dd translate="no">{judgement.signature}</dd>
          </dl>
        </div>
      </section>
    </div>
  );
}

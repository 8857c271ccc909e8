import '../../shared/ui/keep-standing.ts';
import { useEffect, useState } from 'react';
import { CodePanel } from '../../shared/ui/code/CodePanel.tsx';
import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { TankEvent } from '../description/objects.ts';
import { deliveryHeaders, sampleDelivery, tampered, verifyWebhook } from '../description/signature.ts';
import { Controls, headerTokens, jsonTokens, WireField } from './bench.tsx';
import styles from './Sandbox.module.css';
import type { WebhookText } from './schema.ts';

interface WebhookBenchProps {
  text: WebhookText;
  /** One event of each name; the first stands there at the start. */
  events: readonly TankEvent[];
  /** The secret that the receiver has, and the headers that belong to the first event. */
  secret: string;
  headers: Record<string, string>;
}

/** Seconds on the way: as it is, and too long. */
const [prompt, late] = [1, 600];

/** A delivery is built, signed and checked in the page; changing it on the way shows what a signature is for. */
export function WebhookBench({ text, events, secret: agreed, headers: signed }: WebhookBenchProps) {
  const [body, setBody] = useState(JSON.stringify(events[0]));
  const [secret, setSecret] = useState(agreed);
  const [arrival, setArrival] = useState({ body, delay: prompt });
  const [outcome, setOutcome] = useState({
    headers: signed,
    verdict: 'valid' as Verdict,
    signature: signed['X-Signature'] ?? '',
  });
  const timestamp = signed['X-Timestamp'] ?? '';
  const { event } = JSON.parse(body) as TankEvent;

  useEffect(() => {
    let current = true;
    const deliver = async (): Promise<typeof outcome> => {
      const headers = await deliveryHeaders(event, sampleDelivery, secret || '-', timestamp, body);
      const { body: arrived, delay } = arrival;
      const found = await verifyWebhook(agreed, timestamp, headers['X-Signature'] ?? '', arrived, delay);
      return { headers, ...found };
    };
    deliver()
      // WebCrypto is there on https and localhost only.
      .catch(() => ({ headers: signed, verdict: 'insecure' as const, signature: '' }))
      .then((found) => current && setOutcome(found));
    return () => {
      current = false;
    };
  }, [event, secret, agreed, signed, timestamp, body, arrival]);
  useSpoken(text[outcome.verdict]);

  const choose = (name: string) => {
    const next = JSON.stringify(events.find((known) => known.event === name));
    setBody(next);
    setArrival({ body: next, delay: prompt });
  };
  return (
    <div className={`${styles.bench} stack-5 top slim`}>
      <section className="stack-4 top slim" aria-labelledby="pengirim">
        <h3 className="large" id="pengirim">
          {text.sender}
        </h3>
        <Field id="webhook-event" label={text.event}>
          <select
            className={`${controlClass} figures`}
            id="webhook-event"
            value={event}
            onChange={({ target }) => choose(target.value)}
          >
            {events.map(({ event: name }) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </Field>
        <WireField id="webhook-secret" label={text.secret} hint={text.secretHint} value={secret} onChange={setSecret} />
        <CodePanel
          title={text.sent}
          tokens={[...headerTokens(outcome.headers), { text: '\n', kind: 'plain' }, ...jsonTokens(body)]}
          wrap
        />
      </section>
      <section className="stack-4 top slim" aria-labelledby="penerima">
        <h3 className="large" id="penerima">
          {text.receiver}
        </h3>
        <WireField
          id="webhook-body"
          label={text.received}
          hint={text.receivedHint}
          tall
          value={arrival.body}
          onChange={(changed) => setArrival({ ...arrival, body: changed })}
        />
        <Controls
          items={[
            [text.tamper, () => setArrival({ body: tampered(body), delay: prompt })],
            [text.late, () => setArrival({ body, delay: late })],
            [text.restore, () => setArrival({ body, delay: prompt })],
          ]}
        />
        <div className={`${styles.panel} stack-2 dark`} data-verdict={outcome.verdict}>
          <p className={`${styles.status} strong`} data-failed={outcome.verdict !== 'valid' || undefined}>
            {text[outcome.verdict]}
          </p>
          <dl className="small quiet">
            <dt>{text.given}</dt>
            <dd className="figures plain breakable" translate="no">
              {outcome.headers['X-Signature']}
            </dd>
            <dt>{text.computed}</dt>
            <dd className="figures plain breakable" translate="no">
              {outcome.signature}
            </dd>
          </dl>
        </div>
      </section>
    </div>
  );
}

type Verdict = Awaited<ReturnType<typeof verifyWebhook>>['verdict'] | 'insecure';

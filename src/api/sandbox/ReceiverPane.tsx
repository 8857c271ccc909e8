import { controlClass, Field } from '../../shared/ui/form/Field.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import styles from './Sandbox.module.css';
import type { WebhookText } from './schema.ts';
import type { DeliveryState } from './use-delivery.ts';
import bench from './WebhookBench.module.css';

/** What arrives: the body to be changed by hand, three prepared ways, and the receiver's verdict. */
export function ReceiverPane({ text, delivery }: { text: WebhookText; delivery: DeliveryState }) {
  const { arrival, headers, judgement, receive, tamper, delay, restore } = delivery;
  useSpoken(text[judgement.verdict]);
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
          className={`${controlClass} ${styles.mono} figures ${styles.body}`}
          id="webhook-body"
          value={arrival.body}
          rows={6}
          spellCheck={false}
          aria-describedby="webhook-ubah"
          onChange={(change) => receive(change.target.value)}
        />
        <p className={styles.hint} id="webhook-ubah">
          {text.receivedHint}
        </p>
      </Field>
      <div className={bench.controls}>
        {ways.map(([label, act]) => (
          <button key={label} type="button" className={`${styles.mistake} strong boxed`} onClick={act}>
            {label}
          </button>
        ))}
      </div>
      <div className={`${bench.verdict} stack-2 dark`} data-verdict={judgement.verdict}>
        <p className={bench.words}>{text[judgement.verdict]}</p>
        <dl className={`${bench.signatures} small quiet`}>
          <dt>{text.given}</dt>
          <dd translate="no">{headers['X-Signature']}</dd>
          <dt>{text.computed}</dt>
          <dd translate="no">{judgement.signature}</dd>
        </dl>
      </div>
    </section>
  );
}

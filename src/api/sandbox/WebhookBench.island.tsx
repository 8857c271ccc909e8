import { ReceiverPane } from './ReceiverPane.tsx';
import styles from './Sandbox.module.css';
import { SenderPane } from './SenderPane.tsx';
import type { WebhookText } from './schema.ts';
import { type DeliveryStart, useDelivery } from './use-delivery.ts';

interface WebhookBenchProps extends DeliveryStart {
  text: WebhookText;
}

/** A delivery is built, signed and checked in the page; changing it on the way shows what a signature is for. */
export function WebhookBench({ text, ...start }: WebhookBenchProps) {
  const delivery = useDelivery(start);
  return (
    <div className={`${styles.bench} stack-4 top slim`}>
      <SenderPane text={text} names={start.events.map(({ event }) => event)} delivery={delivery} />
      <ReceiverPane text={text} delivery={delivery} />
    </div>
  );
}

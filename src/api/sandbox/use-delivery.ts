import { useEffect, useState } from 'react';
import type { EventName, TankEvent } from '../description/objects.ts';
import { deliveryHeaders } from '../description/signature.ts';
import { type ReceivedWebhook, tampered, verifyWebhook, type WebhookVerification } from './webhook.ts';

export interface DeliveryStart {
  /** One event of each name; the first stands there at the start. */
  events: readonly TankEvent[];
  /** The secret that the receiver keeps, and the headers that belong to the first event. */
  secret: string;
  headers: Record<string, string>;
}

/** Number of the deliveries of the bench. */
export const deliveryId = 'dl_sandbox_0001';
/** Seconds on the way: as it is, and too long. */
const [prompt, late] = [1, 600];

/** A delivery between its sender and its receiver: what is sent, what arrives, and what the receiver says of it. */
export function useDelivery({ events, secret: kept, headers: signed }: DeliveryStart) {
  const [event, setEvent] = useState(events[0] as TankEvent);
  const [secret, setSecret] = useState(kept);
  const [headers, setHeaders] = useState(signed);
  const body = JSON.stringify(event);
  const [arrival, setArrival] = useState<ReceivedWebhook>({ body, delay: prompt });
  const [judgement, setJudgement] = useState<WebhookVerification>({
    verdict: 'valid',
    signature: signed['X-Signature'] ?? '',
  });
  const timestamp = signed['X-Timestamp'] ?? '';

  useEffect(() => {
    let current = true;
    deliveryHeaders(event.event, deliveryId, secret || '-', timestamp, body)
      .then(async (made) => {
        const said = await verifyWebhook(kept, timestamp, made['X-Signature'] ?? '', arrival);
        if (!current) return;
        setHeaders(made);
        setJudgement(said);
      })
      // WebCrypto is there on https and localhost only.
      .catch(() => current && setJudgement({ verdict: 'insecure', signature: '' }));
    return () => {
      current = false;
    };
  }, [event, secret, kept, timestamp, body, arrival]);

  return {
    event,
    secret,
    headers,
    body,
    arrival,
    judgement,
    setSecret,
    /** Another event is on its way, unchanged. */
    choose: (name: EventName) => {
      const next = events.find((known) => known.event === name) ?? event;
      setEvent(next);
      setArrival({ body: JSON.stringify(next), delay: prompt });
    },
    /** What arrives is changed by hand. */
    receive: (text: string) => setArrival({ ...arrival, body: text }),
    tamper: () => setArrival({ body: tampered(body), delay: prompt }),
    delay: () => setArrival({ body, delay: late }),
    restore: () => setArrival({ body, delay: prompt }),
  };
}
export type DeliveryState = ReturnType<typeof useDelivery>;

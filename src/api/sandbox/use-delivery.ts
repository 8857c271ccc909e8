import { useEffect, useState } from 'react';
import type { EventName, TankEvent } from '../description/objects.ts';
import { deliveryHeaders, sign, tolerance } from '../description/signature.ts';

export interface DeliveryStart {
  /** One event of each name; the first stands there at the start. */
  events: readonly TankEvent[];
  /** The secret that the receiver has, and the headers that belong to the first event. */
  secret: string;
  headers: Record<string, string>;
}

/** Number of the deliveries of the bench. */
export const deliveryId = 'dl_sandbox_0001';
/** Seconds on the way: as it is, and too long. */
const [prompt, late] = [1, 600];

/** A delivery between its sender and its receiver: what is sent, what arrives, and the receiver's verdict. */
export function useDelivery({ events, secret: agreed, headers: signed }: DeliveryStart) {
  const [event, setEvent] = useState(events[0] as TankEvent);
  const [secret, setSecret] = useState(agreed);
  const [headers, setHeaders] = useState(signed);
  const body = JSON.stringify(event);
  const [arrival, setArrival] = useState<ReceivedWebhook>({ body, delay: prompt });
  const [verification, setVerification] = useState<WebhookVerification>({
    verdict: 'valid',
    signature: signed['X-Signature'] ?? '',
  });
  const timestamp = signed['X-Timestamp'] ?? '';

  useEffect(() => {
    let current = true;
    deliveryHeaders(event.event, deliveryId, secret || '-', timestamp, body)
      .then(async (made) => {
        const verified = await verifyWebhook(agreed, timestamp, made['X-Signature'] ?? '', arrival);
        if (!current) return;
        setHeaders(made);
        setVerification(verified);
      })
      // WebCrypto is there on https and localhost only.
      .catch(() => current && setVerification({ verdict: 'insecure', signature: '' }));
    return () => {
      current = false;
    };
  }, [event, secret, agreed, timestamp, body, arrival]);

  return {
    event,
    secret,
    headers,
    body,
    arrival,
    verification,
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

/** What arrives at the receiver: the body as it is read there, and how long it was on its way. */
interface ReceivedWebhook {
  body: string;
  /** Seconds between signing and arrival. */
  delay: number;
}

interface WebhookVerification {
  verdict: 'valid' | 'forged' | 'old' | 'insecure';
  /** What the receiver computes over what arrived. */
  signature: string;
}

/** The body with its level changed, as somebody on the way might; any other text gets one more blank. */
export function tampered(body: string): string {
  const changed = body.replace(/("level":)(\d+(?:\.\d+)?)/, (_, name: string, level: string) => {
    return `${name}${(Number(level) / 2).toFixed(1)}`;
  });
  return changed === body ? `${body} ` : changed;
}

/** The verdict of a receiver that follows the rules: age first, then the signature over what really arrived. */
export async function verifyWebhook(
  secret: string,
  timestamp: string,
  signature: string,
  { body, delay }: ReceivedWebhook,
): Promise<WebhookVerification> {
  const own = await sign(secret, timestamp, body);
  if (Math.abs(delay) > tolerance) return { verdict: 'old', signature: own };
  return { verdict: own === signature ? 'valid' : 'forged', signature: own };
}

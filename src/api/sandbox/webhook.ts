import type { EventName, Status, TankEvent } from '../description/objects.ts';
import { sign, tolerance } from '../description/signature.ts';

/** What arrives at the receiver: the body as it is read there, and how long it was on its way. */
export interface Arrival {
  body: string;
  /** Seconds between signing and arrival. */
  delay: number;
}

export interface Judgement {
  verdict: 'valid' | 'forged' | 'old' | 'insecure';
  /** What the receiver reckons over what arrived. */
  signature: string;
}

const statuses: Readonly<Record<EventName, Status>> = {
  'tank.level.high': 'high',
  'tank.level.low': 'low',
  'tank.sensor.silent': 'silent',
  'alert.acknowledged': 'high',
  'alert.closed': 'normal',
};

/** The event of the document for another name: values that go with it. */
export function eventOf(example: TankEvent, name: EventName): TankEvent {
  const event = { ...example, event: name, status: statuses[name] };
  if (name === 'tank.level.low') return { ...event, tank_id: 'TK-203', level: 29.8, limit: 30 };
  if (name === 'tank.sensor.silent') return { ...event, tank_id: 'TK-208', level: 47, limit: null };
  return name === 'alert.closed' ? { ...event, level: 86.4 } : event;
}

/** The body with its level changed, as somebody on the way might; any other text gets one more blank. */
export function tampered(body: string): string {
  const changed = body.replace(/("level":)(\d+(?:\.\d+)?)/, (_, name: string, level: string) => {
    return `${name}${(Number(level) / 2).toFixed(1)}`;
  });
  return changed === body ? `${body} ` : changed;
}

/** What a receiver that heeds the rules says: age first, then the signature over what really arrived. */
export async function judge(
  secret: string,
  timestamp: string,
  signature: string,
  { body, delay }: Arrival,
): Promise<Judgement> {
  const own = await sign(secret, timestamp, body);
  if (Math.abs(delay) > tolerance) return { verdict: 'old', signature: own };
  return { verdict: own === signature ? 'valid' : 'forged', signature: own };
}

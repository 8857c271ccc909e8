import type { Status } from '../../plant/simulator/types.ts';

/** The objects of the tank data interface, as the document describes them; tests check examples and answers against it. */
export interface ApiReading {
  tank_id: string;
  level: number;
  temperature: number;
  pressure: number;
  timestamp: string;
  status: Status;
}

export interface StockReading extends ApiReading {
  site_id: string;
  volume: number;
  volume_15: number;
  ullage: number;
  water: number | null;
  water_volume: number | null;
  days_to_empty: number | null;
}

export interface ApiTank {
  tank_id: string;
  site_id: string;
  content: string;
  height: number;
  diameter: number;
  capacity: number;
  limit_low: number;
  limit_high: number;
  sensor: string;
  status: Status;
}

export type HistoryInterval = '15m' | '1h' | '1d';

export interface HistoryPoint {
  timestamp: string;
  level: number;
  level_min: number;
  level_max: number;
  temperature: number;
  pressure: number;
}

export type AlertKind =
  | 'tank.level.high'
  | 'tank.level.low'
  | 'tank.sensor.silent'
  | 'tank.volume.leak'
  | 'tank.volume.theft';
export type EventName = AlertKind | 'alert.acknowledged' | 'alert.closed';

export interface ApiAlert {
  alert_id: string;
  tank_id: string;
  kind: AlertKind;
  state: 'open' | 'acknowledged' | 'closed';
  level: number;
  limit: number | null;
  loss: number | null;
  loss_since: string | null;
  raised_at: string;
  acknowledged_at: string | null;
  acknowledged_by: string | null;
  note: string | null;
}

export interface TankEvent {
  event: EventName;
  alert_id: string;
  tank_id: string;
  level: number;
  limit: number | null;
  loss: number | null;
  timestamp: string;
  status: Status;
  test?: boolean;
}

export interface Webhook {
  webhook_id: string;
  url: string;
  events: EventName[];
  active: boolean;
  created_at: string;
  secret?: string;
}

export interface DeliveryAttempt {
  at: string;
  status: number | null;
  duration: number;
}

export interface WebhookDelivery {
  delivery_id: string;
  webhook_id: string;
  event: EventName;
  state: 'queued' | 'delivered' | 'failed';
  queued_at: string;
  attempts: DeliveryAttempt[];
  next_attempt_at: string | null;
  replay_of: string | null;
  payload: TankEvent;
}

export interface FieldError {
  field: string;
  message: string;
}

export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  request_id?: string;
  errors?: FieldError[];
}

export interface Page<T> {
  data: T[];
  next_cursor: string | null;
}

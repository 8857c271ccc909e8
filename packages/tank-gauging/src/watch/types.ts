import type { Score } from '../methods/balance.ts';
import type { Forecast } from '../methods/forecast.ts';
import type { Site } from '../simulator/types.ts';
import type { LevelRule } from './level-rule.ts';

/** Conditions that raise an alarm. */
export const alarmKinds = [
  'highHigh',
  'high',
  'low',
  'lowLow',
  'leak',
  'theft',
  'silent',
  'shortage',
  'battery',
] as const;
export type AlarmKind = (typeof alarmKinds)[number];

/** Values for the alarm's sentence: minutes of the clock, per cent of height, standard kL, days. */
type Fact = 'level' | 'limit' | 'volume' | 'rate' | 'from' | 'to' | 'days' | 'arrival';
export type AlarmFacts = Partial<Record<Fact, number>>;

export interface Alarm {
  /** Tank, kind and minute: `TK-204-leak-312`. */
  id: string;
  tank: string;
  kind: AlarmKind;
  at: number;
  facts: AlarmFacts;
  /** Minute of the acknowledgement, and minute in which the cause ended. */
  acknowledged: number | undefined;
  cleared: number | undefined;
}

export interface Monitor {
  /** Standard deviation of an hourly balance in standard kL. */
  sigma: number;
  /** Scores of the last three days, oldest first. */
  scores: readonly Score[];
  /** Minute since which every hourly balance has been short. */
  since: number;
  forecast: Forecast;
}

export interface Session {
  site: Site;
  monitors: Readonly<Record<string, Monitor>>;
  /** Rules changed by the visitor, by tank. */
  rules: Readonly<Record<string, LevelRule>>;
  /** Newest first; open alarms are never dropped. */
  alarms: readonly Alarm[];
}

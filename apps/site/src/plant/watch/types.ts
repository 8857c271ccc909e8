import type { Score } from '../methods/balance.ts';
import type { Forecast } from '../methods/forecast.ts';
import type { Site } from '../simulator/types.ts';
import type { LevelRule } from './level-rule.ts';

/** What the platform calls somebody for. */
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

/** Values for the sentence about an alarm, in minutes, per cent, standard kL, days. */
type Fact = 'level' | 'limit' | 'volume' | 'rate' | 'from' | 'to' | 'days' | 'arrival';
export type Facts = Partial<Record<Fact, number>>;

export interface Alarm {
  /** `TK-204-leak-312`. */
  id: string;
  tank: string;
  kind: AlarmKind;
  at: number;
  facts: Facts;
  /** Minute in which somebody accepted it, and in which its cause was gone. */
  acknowledged: number | undefined;
  cleared: number | undefined;
}

export interface Monitor {
  /** Standard deviation of an hourly balance in standard kL. */
  sigma: number;
  /** Scores of the last three days, oldest first. */
  scores: readonly Score[];
  /** Minute after which every hour has missed something. */
  since: number;
  forecast: Forecast;
}

export interface Session {
  site: Site;
  monitors: Readonly<Record<string, Monitor>>;
  /** Rules that somebody changed, by tank. */
  rules: Readonly<Record<string, LevelRule>>;
  /** Newest first; what is still of concern is never dropped. */
  alarms: readonly Alarm[];
}

import type { Score } from '../methods/cusum.ts';
import type { Forecast } from '../methods/forecast.ts';
import type { Site } from '../simulator/types.ts';
import type { LevelRule } from './level-rule.ts';

/** What the platform calls somebody for. */
export type AlarmKind = 'highHigh' | 'high' | 'low' | 'lowLow' | 'leak' | 'theft' | 'silent' | 'shortage' | 'battery';

/** Values that the sentence about an alarm is filled with, in minutes, per cent, standard kL, days. */
type Fact = 'level' | 'limit' | 'volume' | 'rate' | 'from' | 'to' | 'days' | 'arrival';
export type Facts = Partial<Record<Fact, number>>;

export interface Alarm {
  /** `TK-204-leak-312`: one tank has each kind at most once at a time. */
  id: string;
  tank: string;
  kind: AlarmKind;
  at: number;
  facts: Facts;
  /** Minute in which somebody accepted it, and in which its cause was gone. */
  acknowledged: number | undefined;
  cleared: number | undefined;
}

/** What the platform remembers about a tank besides its readings. */
export interface Monitor {
  /** Standard deviation of an hourly balance in standard kL. */
  sigma: number;
  /** Scores of the last three days, oldest first. */
  scores: readonly Score[];
  /** Minute after which every hour has missed something. */
  since: number;
  forecast: Forecast;
}

/** A site with everything that the platform makes of it. */
export interface Session {
  site: Site;
  monitors: Readonly<Record<string, Monitor>>;
  /** Level rules that somebody changed, by tank; all others follow their record. */
  rules: Readonly<Record<string, LevelRule>>;
  /** Newest first; what is still of concern is never dropped. */
  alarms: readonly Alarm[];
  /** Seconds that do not make a minute yet. */
  pending: number;
}

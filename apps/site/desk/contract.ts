import type { Vocabulary } from '../src/shared/text/parse-marks.ts';
import type { Term } from '../src/shared/text/vocabulary.ts';
import type { deskWords } from './desk.words.ts';

/** What desk and endpoint say to each other, as JSON. */
export type Path = readonly (string | number)[];

/** JSON Schema, as far as forms are drawn from it. */
export interface Schema {
  type?: string;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: Schema | boolean;
  items?: Schema;
  prefixItems?: Schema[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  enum?: unknown[];
  const?: unknown;
  format?: string;
  $ref?: string;
  $defs?: Record<string, Schema>;
}

export interface RecordFault {
  /** Where it is not the record that is asked about. */
  file?: string;
  path: Path;
  message: string;
}

export interface BrokenPage {
  address: string;
  /** What its rendering threw. */
  fault?: string;
}

export interface RecordSummary {
  /** Below src/content: `pages/home.yaml`. */
  file: string;
  collection: string;
  title?: string;
  /** Since the last commit. */
  changed?: 'changed' | 'new' | 'removed' | undefined;
  draft: boolean;
  /** As it lies on the disk. */
  data: unknown;
}

export interface DeskIndex {
  records: RecordSummary[];
  /** Collections to which a record can be added. */
  folders: string[];
  addresses: { to: string; title: string }[];
  pictures: string[];
  /** Whether the site lies in a Git checkout. */
  history: boolean;
  vocabulary: Vocabulary & { terms: readonly Term[] };
}

/** As it is typed, not yet saved. */
export interface Draft {
  file: string;
  data: unknown;
}

export type Side = 'mine' | 'theirs';

/** Changed on both sides; nothing on one that has deleted it. */
export interface Clash {
  /** Items by their index in the base, those that are new after all others: answers do not move it. */
  path: Path;
  mine?: unknown;
  theirs?: unknown;
}

/** By the path of the clash. */
export type Answers = Readonly<Record<string, Side>>;

export interface RecordClashes {
  file: string;
  schema: Schema;
  clashes: readonly Clash[];
}

/** Of a writer whom a publication asked, for one commit of the other side. */
export interface PublishAnswers {
  at: string;
  records: Readonly<Record<string, Answers>>;
}

export type PublishStep = 'check' | 'build' | 'commit' | 'push';

/** Runs while it has a step and neither end. */
export interface PublishState {
  step?: PublishStep;
  failed?: RefusalAnswer;
  done?: true;
  target?: string;
}

export type Refusal = keyof typeof deskWords.refusals;

/** Of HTTP; all others are conflicts. */
const statuses: Partial<Record<Refusal, number>> = {
  ...{ 'wrong-request': 400, foreign: 403, 'unknown-record': 404, 'unknown-request': 404, 'too-large': 413 },
  ...{ 'not-json': 415, invalid: 422, 'breaks-pages': 422, failed: 500, away: 503 },
};
export const statusOf = (refusal: Refusal): number => statuses[refusal] ?? 409;

export interface RefusalAnswer {
  refusal: Refusal;
  problems?: RecordFault[];
  /** With `stale`: on the disk now. */
  version?: string;
  detail?: string;
  /** With `push-conflict`: what both changed, and in which commit of the other side. */
  clashes?: readonly RecordClashes[];
  at?: string;
}

export class Refused extends Error {
  readonly answer: RefusalAnswer;

  constructor(refusal: Refusal, more: Omit<RefusalAnswer, 'refusal'> = {}) {
    super(refusal);
    this.answer = { refusal, ...more };
  }
}

export const asAnswer = (error: unknown): RefusalAnswer =>
  error instanceof Refused ? error.answer : { refusal: 'failed', detail: String((error as Error).message) };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** @throws Refused */
export async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/sunting/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new Refused('away');
  });
  // No JSON came from something before the desk: its status is all there is to tell.
  const answer = await response.json().catch(() => ({ refusal: 'failed', detail: response.statusText }));
  if (!response.ok) throw new Refused(answer.refusal, answer);
  return answer as T;
}

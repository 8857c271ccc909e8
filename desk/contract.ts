import type { Vocabulary } from '../src/shared/text/parse-marks.ts';
import type { Term } from '../src/shared/text/vocabulary.ts';

/** What desk and endpoint say to each other, as JSON. */
export type Path = readonly (string | number)[];

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

/** With the status of HTTP; the words stand in desk/words/desk.yaml. */
export const refusals = {
  foreign: 403,
  'not-json': 415,
  'too-large': 413,
  'unknown-record': 404,
  'unknown-request': 404,
  'wrong-request': 400,
  invalid: 422,
  'breaks-pages': 422,
  stale: 409,
  exists: 409,
  reserved: 409,
  'still-needed': 409,
  'not-a-picture': 422,
  'too-small': 422,
  'no-history': 409,
  'commit-failed': 409,
  'no-author': 409,
  busy: 409,
  'build-failed': 409,
  'nothing-new': 409,
  'no-remote': 409,
  'push-denied': 409,
  'push-unreachable': 409,
  'push-conflict': 409,
  'push-failed': 409,
  failed: 500,
  away: 503,
} as const;
export type Refusal = keyof typeof refusals;

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

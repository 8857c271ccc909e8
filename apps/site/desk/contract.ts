import type { Vocabulary } from '../src/shared/text/parse-marks.ts';
import type { Term } from '../src/shared/text/vocabulary.ts';
import type { deskWords } from './desk.words.ts';

/** Path of a field within a record. */
export type Path = readonly (string | number)[];

/** The part of JSON Schema from which forms are rendered. */
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
  /** File of the record, if it is not the requested one. */
  file?: string;
  path: Path;
  message: string;
}

export interface BrokenPage {
  address: string;
  /** Message of the error that rendering threw. */
  fault?: string;
}

export interface RecordSummary {
  /** Path below src/content: `pages/home.yaml`. */
  file: string;
  collection: string;
  title?: string;
  /** State since the last commit; undefined when unchanged. */
  changed?: 'changed' | 'new' | 'removed' | undefined;
  draft: boolean;
  /** Data of the saved file. */
  data: unknown;
}

export interface DeskIndex {
  records: RecordSummary[];
  /** Names of the collections to which records can be added. */
  folders: string[];
  addresses: { to: string; title: string }[];
  pictures: string[];
  /** Whether the site is in a Git checkout. */
  history: boolean;
  vocabulary: Vocabulary & { terms: readonly Term[] };
}

/** Unsaved content of a record. */
export interface Draft {
  file: string;
  data: unknown;
}

export type Side = 'mine' | 'theirs';

/** A field that both sides changed; `mine` or `theirs` is undefined where that side deleted it. */
export interface Conflict {
  /**
   * Path of the field. List items are numbered as in the base, new ones after all of those, so that answers do not
   * shift it.
   */
  path: Path;
  mine?: unknown;
  theirs?: unknown;
}

/** Chosen side per conflict, by its path. */
export type Answers = Readonly<Record<string, Side>>;

export interface RecordConflicts {
  file: string;
  schema: Schema;
  clashes: readonly Conflict[];
}

/** Answers to the conflicts of a publication; valid only for the remote commit `at`. */
export interface PublishAnswers {
  at: string;
  records: Readonly<Record<string, Answers>>;
}

export type PublishStep = 'check' | 'build' | 'commit' | 'push';

/** Running while `step` is set and neither `failed` nor `done` is. */
export interface PublishState {
  step?: PublishStep;
  failed?: RefusalAnswer;
  done?: true;
  target?: string;
}

export type Refusal = keyof typeof deskWords.refusals;

/** HTTP statuses of refusals; all others are 409. */
const statuses: Partial<Record<Refusal, number>> = {
  ...{ 'wrong-request': 400, foreign: 403, 'unknown-record': 404, 'unknown-request': 404, 'too-large': 413 },
  ...{ 'not-json': 415, invalid: 422, 'breaks-pages': 422, failed: 500, away: 503 },
};
export const refusalStatus = (refusal: Refusal): number => statuses[refusal] ?? 409;

export interface RefusalAnswer {
  refusal: Refusal;
  problems?: RecordFault[];
  /** For `stale`: version of the file on disk. */
  version?: string;
  detail?: string;
  /** For `push-conflict`: fields that both sides changed, and the remote commit (`at`). */
  clashes?: readonly RecordConflicts[];
  at?: string;
}

export class RefusalError extends Error {
  readonly answer: RefusalAnswer;

  constructor(refusal: Refusal, more: Omit<RefusalAnswer, 'refusal'> = {}) {
    super(refusal);
    this.answer = { refusal, ...more };
  }
}

export const toRefusalAnswer = (error: unknown): RefusalAnswer =>
  error instanceof RefusalError ? error.answer : { refusal: 'failed', detail: String((error as Error).message) };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** @throws Refused when the request fails */
export async function callDesk<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const response = await fetch(`/sunting/api/${path}`, {
    method,
    headers: { 'Content-Type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => {
    throw new RefusalError('away');
  });
  // A response without JSON came from something other than the desk: only its status text is known.
  const answer = await response.json().catch(() => ({ refusal: 'failed', detail: response.statusText }));
  if (!response.ok) throw new RefusalError(answer.refusal, answer);
  return answer as T;
}

import { type ConsultationField, type ConsultationRequest, consultationFields, type LeadReceipt } from 'contract/lead';
import { fillText } from 'contract/slots';
import { formatClockWib } from 'contract/wib';
import type { LeadFormText } from '../schema.ts';
import { readRequest } from './request.ts';

/** Fields whose errors a visitor can correct. */
export type FormField = ConsultationField | 'consent';
export type FieldProblems = Partial<Record<FormField, string>>;

const formFields: readonly FormField[] = [...consultationFields, 'consent'];

/** A request as sent; the same content keeps its idempotency key. */
export interface SendAttempt {
  key: string;
  body: string;
  request: ConsultationRequest;
}

export type SendFailure =
  | { kind: 'fields'; problems: FieldProblems }
  | { kind: 'refused'; detail?: string }
  | { kind: 'tooMany'; seconds: number; until: Date }
  | { kind: 'unavailable'; seconds: number }
  | { kind: 'lost' };

export class LeadFailed extends Error {
  readonly failure: SendFailure;
  constructor(failure: SendFailure) {
    super(failure.kind);
    this.failure = failure;
  }
}

/** UUID version 4. Browsers offer `crypto.randomUUID` only on https; intranets also use http. */
export const uuid = () =>
  '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });

/**
 * Reuses the last attempt’s key for the same content, else makes a new one. @param before last attempt, unless the
 * server refused it
 */
export function nextAttempt(data: FormData, before: SendAttempt | undefined): SendAttempt {
  const request = readRequest(data);
  const filled = Object.entries(request).filter(([, value]) => value.trim() !== '');
  const remark = data.get('remark');
  const body = JSON.stringify({
    ...Object.fromEntries(filled),
    consent: data.has('consent'),
    consentVersion: data.get('consentVersion'),
    ...(remark && { remark }),
  });
  return before?.body === body ? before : { key: uuid(), body, request };
}

/** Parses a receipt; undefined when malformed. */
export function readReceipt(value: unknown): LeadReceipt | undefined {
  const { reference, receivedAt, replyBy } = asRecord(value);
  if (typeof reference !== 'string' || !isTime(receivedAt) || !isTime(replyBy)) return undefined;
  return { reference, receivedAt, replyBy };
}

/** Classifies a failed response, also one from a proxy. @param retryAfter header: seconds or a date */
export function readFailure(status: number, retryAfter: string | null, value: unknown, now: Date): SendFailure {
  const { detail, errors } = asRecord(value);
  const seconds = retryAfterSeconds(retryAfter, now);
  if (status === 429) {
    const wait = seconds || 60;
    return { kind: 'tooMany', seconds: wait, until: new Date(now.getTime() + wait * 1000) };
  }
  if (status === 408 || status >= 500) return { kind: 'unavailable', seconds };
  const faults = (Array.isArray(errors) ? errors : []).map(asRecord);
  const problems = Object.fromEntries(
    formFields.flatMap((field) => {
      const found = faults.find((error) => error['field'] === field)?.['detail'];
      return typeof found === 'string' ? [[field, found]] : [];
    }),
  );
  if (Object.keys(problems).length > 0) return { kind: 'fields', problems };
  // An error of a hidden field, such as the consent version.
  const hidden = faults[0]?.['detail'] ?? detail;
  return { kind: 'refused', ...(typeof hidden === 'string' && { detail: hidden }) };
}

export const firstProblem = (problems: FieldProblems): FormField | undefined =>
  formFields.find((field) => problems[field] !== undefined);

const longestPause = 5;

/** @param tries number of failed attempts before this one */
export function shouldRetry(tries: number, failure: SendFailure): boolean {
  if (tries >= 2) return false;
  return failure.kind === 'lost' || (failure.kind === 'unavailable' && failure.seconds <= longestPause);
}

/** Delay before a retry, ms. */
export function retryDelay(tries: number, failure: SendFailure): number {
  const asked = failure.kind === 'unavailable' ? failure.seconds * 1000 : 0;
  return Math.max(asked, tries === 0 ? 1000 : 3000);
}

/** Title and text of a failure; undefined when the messages are next to the fields. */
export function failureText(failure: SendFailure, failures: LeadFormText['failures']) {
  if (failure.kind === 'fields') return undefined;
  const { title, text } = failures[failure.kind];
  if (failure.kind === 'tooMany') {
    const minutes = Math.ceil(failure.seconds / 60);
    return { title, text: fillText(text, { minutes, until: `${formatClockWib(failure.until)}\u00a0WIB` }) };
  }
  // The server’s own message is more specific.
  return { title, text: (failure.kind === 'refused' && failure.detail) || text };
}

export type RequestPhase = 'writing' | 'sending' | 'repeating' | 'waiting' | 'received' | 'failed';

interface Progress {
  status: 'idle' | 'pending' | 'success' | 'error';
  isPaused: boolean;
  failureCount: number;
}

export function requestPhase({ status, isPaused, failureCount }: Progress): RequestPhase {
  if (status !== 'pending') return ({ idle: 'writing', success: 'received', error: 'failed' } as const)[status];
  if (isPaused) return 'waiting';
  return failureCount > 0 ? 'repeating' : 'sending';
}

export const isUnderWay = (phase: RequestPhase) => ['sending', 'repeating', 'waiting'].includes(phase);

/** Toast for a change of phase. Success and failure need none: focus or an alert announces them. */
export function toastFor(before: RequestPhase, after: RequestPhase): 'waiting' | 'repeating' | 'lineBack' | undefined {
  if (before === after || !isUnderWay(after)) return undefined;
  if (after === 'waiting') return 'waiting';
  if (before === 'waiting') return 'lineBack';
  return after === 'repeating' ? 'repeating' : undefined;
}

function retryAfterSeconds(header: string | null, now: Date) {
  if (header === null) return 0;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now.getTime()) / 1000;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
}

const isTime = (value: unknown): value is string => typeof value === 'string' && !Number.isNaN(Date.parse(value));

const asRecord = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

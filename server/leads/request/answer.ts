import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LeadProblemCode, LeadReceipt } from '../../contract/lead.ts';
import { leadAddresses } from '../../contract/lead-limits.ts';
import type { LeadWords } from '../../contract/lead-words.ts';
import { safeError } from '../safe-error.ts';
import { isForm } from './media-type.ts';
import { asProblem, LeadRefused } from './problems.ts';

interface Outcome {
  readonly repeat: boolean;
  readonly receipt: LeadReceipt;
}

/** 201, or 200 for a repeat; a plain form is led to the result page. */
export function sendReceipt(reply: FastifyReply, { repeat, receipt }: Outcome, toPage: boolean): FastifyReply {
  if (repeat) reply.header('idempotent-replayed', 'true');
  // The reference is a random number: it says nothing about the person, and nothing can be looked up by it.
  if (toPage) return reply.redirect(`${leadAddresses.sent}?nomor=${receipt.reference}`, 303);
  return reply.code(repeat ? 200 : 201).send(receipt);
}

/** Problems that a person without scripts can do something about have a place on the result page. */
const placesOnPage: Partial<Record<LeadProblemCode, string>> = {
  timeout: 'coba-lagi',
  'too-large': 'terlalu-panjang',
  'invalid-fields': 'isian',
  'too-many': 'terlalu-sering',
  unavailable: 'coba-lagi',
  internal: 'coba-lagi',
};

/** Answers every error of the endpoint: as problem+json, or for a plain form with the page that explains it. */
export const problemSender =
  (words: LeadWords) =>
  (error: Error & { statusCode?: number }, request: FastifyRequest, reply: FastifyReply): void => {
    const refused = asRefused(error, request);
    reply.headers(refused.headers);
    const place = isForm(request.headers) ? placesOnPage[refused.code] : undefined;
    if (place === undefined) {
      const problem = JSON.stringify(asProblem(refused, words));
      reply.code(refused.statusCode).type('application/problem+json; charset=utf-8').send(problem);
      return;
    }
    // The name of a field of ours, never what stands in it: an address is kept in logs and histories.
    const [first] = refused.faults;
    const fragment = first && /^[a-zA-Z]{1,20}$/.test(first.field) ? `${place}-${first.field}` : place;
    reply.redirect(`${leadAddresses.failed}#${fragment}`, 303);
  };

/** Fastify's own errors, by the status it gives them. */
const codes: Readonly<Record<number, LeadProblemCode>> = {
  400: 'malformed',
  408: 'timeout',
  413: 'too-large',
  415: 'media-type',
};

function asRefused(error: Error & { statusCode?: number }, request: FastifyRequest): LeadRefused {
  if (error instanceof LeadRefused) return error;
  const code = codes[error.statusCode ?? 500];
  if (code !== undefined) return new LeadRefused(code);
  request.log.error({ err: safeError(error) }, 'request failed');
  return new LeadRefused('internal');
}

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type LeadReceipt, leadAddresses } from 'contract/lead';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { LeadFormText } from '../schema.ts';
import {
  type FieldProblems,
  type FormField,
  firstProblem,
  isUnderWay,
  LeadFailed,
  nextAttempt,
  type RequestPhase,
  readFailure,
  readReceipt,
  requestPhase,
  retryDelay,
  type SendAttempt,
  shouldRetry,
  toastFor,
} from './delivery.ts';

/** Request timeout, ms. */
const timeout = 20_000;

/** Path of the page where the visit began, from the tab’s history. */
function landingPage(): Record<string, string> {
  const first = globalThis.navigation?.entries()[0]?.url;
  return first ? { 'x-landing-page': new URL(first).pathname } : {};
}

/** @throws LeadFailed when the server did not acknowledge the request */
async function sendLead({ key, body }: SendAttempt, counted: boolean): Promise<LeadReceipt> {
  try {
    const answer = await fetch(leadAddresses.api, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': key, ...(counted && landingPage()) },
      body,
      signal: AbortSignal.timeout(timeout),
    });
    const value: unknown = await answer.json().catch(() => undefined);
    if (!answer.ok)
      throw new LeadFailed(readFailure(answer.status, answer.headers.get('retry-after'), value, new Date()));
    const receipt = readReceipt(value);
    // An unreadable response is no acknowledgement; a retry with the same key is safe.
    if (!receipt) throw new LeadFailed({ kind: 'lost' });
    return receipt;
  } catch (error) {
    throw error instanceof LeadFailed ? error : new LeadFailed({ kind: 'lost' });
  }
}

/** Sends a request and tracks its phase. */
export function useDelivery(words: LeadFormText, counted: boolean) {
  const queries = useQueryClient();
  const [problems, setProblems] = useState<FieldProblems>({});
  const last = useRef<SendAttempt>(undefined);
  const mutation = useMutation<LeadReceipt, LeadFailed, SendAttempt>({
    mutationFn: (attempt) => sendLead(attempt, counted),
    networkMode: 'online',
    retry: (tries, { failure }) => shouldRetry(tries, failure),
    retryDelay: (tries, { failure }) => retryDelay(tries, failure),
  });
  const phase = requestPhase(mutation);
  const failure = mutation.error?.failure;
  const underWay = isUnderWay(phase);

  const before = useRef<RequestPhase>(phase);
  useEffect(() => {
    const name = toastFor(before.current, phase);
    before.current = phase;
    if (name) toast(name === 'waiting' ? words.waiting.toast : words[name]);
  }, [phase, words]);

  // An unacknowledged request is only in memory: warn before the page is left.
  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [underWay]);

  useEffect(() => {
    if (failure?.kind !== 'fields') return;
    const first = firstProblem(failure.problems);
    if (first) document.getElementById(first)?.focus();
  }, [failure]);

  return {
    phase,
    failure,
    problems,
    receipt: mutation.data,
    request: mutation.variables?.request,
    send: (data: FormData) => {
      // A second click can come before the next render; the cache is updated at once.
      if (queries.isMutating() > 0) return;
      last.current = nextAttempt(data, last.current);
      setProblems({});
      mutation.mutate(last.current, {
        onError: ({ failure: reason }) => {
          if (reason.kind === 'fields') setProblems(reason.problems);
          // The server has stored nothing under this key.
          if (reason.kind === 'fields' || reason.kind === 'refused') last.current = undefined;
        },
      });
    },
    change: (field: FormField) => setProblems(({ [field]: _gone, ...rest }) => rest),
    /** Cancels a waiting request, or returns from a receipt to an empty form. */
    reset: () => {
      setProblems({});
      queries.getMutationCache().clear();
      mutation.reset();
    },
  };
}

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
  pauseBefore,
  phaseOf,
  type RequestPhase,
  readFailure,
  readReceipt,
  type SendAttempt,
  toastFor,
  triesAgain,
} from './delivery.ts';

/** Milliseconds after which the line counts as lost. */
const timeout = 20_000;

/** The page on which this visit began, from the tab's history. */
function landingPage(): Record<string, string> {
  const first = globalThis.navigation?.entries()[0]?.url;
  return first ? { 'x-landing-page': new URL(first).pathname } : {};
}

/** @throws LeadFailed when it was not acknowledged */
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
    // Unreadable is no acknowledgement: the same key asks again.
    if (!receipt) throw new LeadFailed({ kind: 'lost' });
    return receipt;
  } catch (error) {
    throw error instanceof LeadFailed ? error : new LeadFailed({ kind: 'lost' });
  }
}

/** Sends a request, and says how far it is. */
export function useDelivery(words: LeadFormText, counted: boolean) {
  const queries = useQueryClient();
  const [problems, setProblems] = useState<FieldProblems>({});
  const last = useRef<SendAttempt>(undefined);
  const mutation = useMutation<LeadReceipt, LeadFailed, SendAttempt>({
    mutationFn: (attempt) => sendLead(attempt, counted),
    networkMode: 'online',
    retry: (tries, { failure }) => triesAgain(tries, failure),
    retryDelay: (tries, { failure }) => pauseBefore(tries, failure),
  });
  const phase = phaseOf(mutation);
  const failure = mutation.error?.failure;
  const underWay = isUnderWay(phase);

  const before = useRef<RequestPhase>(phase);
  useEffect(() => {
    const name = toastFor(before.current, phase);
    before.current = phase;
    if (name) toast(name === 'waiting' ? words.waiting.toast : words[name]);
  }, [phase, words]);

  // An unacknowledged request lives in memory only.
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
      // Two clicks come before the state is drawn; the cache knows at once.
      if (queries.isMutating() > 0) return;
      last.current = nextAttempt(data, last.current);
      setProblems({});
      mutation.mutate(last.current, {
        onError: ({ failure: reason }) => {
          if (reason.kind === 'fields') setProblems(reason.problems);
          // The server did not keep it: nothing stands under that key.
          if (reason.kind === 'fields' || reason.kind === 'refused') last.current = undefined;
        },
      });
    },
    change: (field: FormField) => setProblems(({ [field]: _gone, ...rest }) => rest),
    /** Takes back what waits, or leaves a receipt for an empty form. */
    reset: () => {
      setProblems({});
      queries.getMutationCache().clear();
      mutation.reset();
    },
  };
}

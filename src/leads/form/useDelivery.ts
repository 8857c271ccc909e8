import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { type LeadReceipt, leadAddresses } from '../../../server/contract/lead.ts';
import type { LeadFormText } from '../schema.ts';
import {
  type FieldProblems,
  firstProblem,
  isUnderWay,
  LeadFailed,
  type LeadField,
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

/** Milliseconds without an answer after which the line counts as lost. */
const timeout = 20_000;

/** The page on which this visit began, for a count; the browser's own history of the tab knows it. */
function landingPage(): Record<string, string> {
  const first = globalThis.navigation?.entries()[0]?.url;
  return first ? { 'x-landing-page': new URL(first).pathname } : {};
}

/** Hands a request to the server. @throws LeadFailed when it was not acknowledged */
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
    // A success that cannot be read is no acknowledgement: the same key asks again.
    if (!receipt) throw new LeadFailed({ kind: 'lost' });
    return receipt;
  } catch (error) {
    throw error instanceof LeadFailed ? error : new LeadFailed({ kind: 'lost' });
  }
}

/** A request on its way to the server: sends it, waits for the line, tries again, and says where it stands. */
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

  // Asks before a page is left whose request is not acknowledged yet: it lives in memory only.
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
      // Two clicks come before the state is drawn anew; the cache knows at once.
      if (queries.isMutating() > 0) return;
      last.current = nextAttempt(data, last.current);
      setProblems({});
      mutation.mutate(last.current, {
        onError: ({ failure: reason }) => {
          if (reason.kind === 'fields') setProblems(reason.problems);
          // What the server refused it did not keep: nothing stands under that key.
          if (reason.kind === 'fields' || reason.kind === 'refused') last.current = undefined;
        },
      });
    },
    /** Forgets a problem once its field is changed. */
    change: (field: LeadField) => setProblems(({ [field]: _gone, ...rest }) => rest),
    /** Takes back a request that waits for the line, or leaves a receipt for an empty form. */
    reset: () => {
      queries.getMutationCache().clear();
      mutation.reset();
    },
  };
}

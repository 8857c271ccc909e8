import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import type { LeadReceipt } from '../../../server/contract/lead.ts';
import type { LeadFormText } from '../lead-form.ts';
import {
  type FieldProblems,
  firstProblem,
  type LeadFailed,
  type LeadField,
  nextAttempt,
  pauseBefore,
  type SendAttempt,
  triesAgain,
} from './delivery.ts';
import { isUnderWay, phaseOf, type RequestPhase, toastFor } from './phase.ts';
import { sendLead } from './send.ts';
import { uuid } from './uuid.ts';

/** A request on its way to the server: sends it, waits for the line, tries again, and says where it stands. */
export function useDelivery(words: LeadFormText) {
  const queries = useQueryClient();
  const [problems, setProblems] = useState<FieldProblems>({});
  const last = useRef<SendAttempt>(undefined);
  const mutation = useMutation<LeadReceipt, LeadFailed, SendAttempt>({
    mutationFn: sendLead,
    networkMode: 'online',
    retry: (tries, { failure }) => triesAgain(tries, failure),
    retryDelay: (tries, { failure }) => pauseBefore(tries, failure),
  });
  const phase = phaseOf(mutation);
  const failure = mutation.error?.failure;

  useToasts(phase, words);
  useStayUntilDone(isUnderWay(phase));
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
      last.current = nextAttempt(data, last.current, uuid);
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

function useToasts(phase: RequestPhase, words: LeadFormText) {
  const before = useRef<RequestPhase>(phase);
  useEffect(() => {
    const name = toastFor(before.current, phase);
    before.current = phase;
    if (name) toast(name === 'waiting' ? words.waiting.toast : words[name]);
  }, [phase, words]);
}

/** Asks before a page is left whose request is not acknowledged yet: it lives in memory only. */
function useStayUntilDone(underWay: boolean) {
  useEffect(() => {
    if (!underWay) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [underWay]);
}

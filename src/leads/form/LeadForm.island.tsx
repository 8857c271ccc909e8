import '../../shared/ui/keep-standing.ts';
import '../../shared/time/open-now.ts';
import '../../shared/styles/grid.css';
import {
  focusManager,
  onlineManager,
  QueryClient,
  QueryClientProvider,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { type LeadReceipt, leadAddresses, leadLimits } from '../../../contract/lead.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { type ContactChannel, ContactChannels } from '../../shared/ui/ContactChannels.tsx';
import { FieldProblem, problemProps } from '../../shared/ui/form/Field.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { Consent, ConsultationFormText, LeadFormText } from '../schema.ts';
import { Carried } from './Carried.tsx';
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
  wordsFor,
} from './delivery.ts';
import styles from './Form.module.css';
import { KeptNote } from './KeptNote.tsx';
import { Receipt } from './Receipt.tsx';
import { RequestFields } from './RequestFields.tsx';
import { emptyRequest, readRequest } from './request.ts';
import { useRequest } from './use-request.ts';

const queries = new QueryClient();

interface LeadFormProps {
  text: ConsultationFormText;
  words: LeadFormText;
  /** Its version is stored with the request. */
  consent: Plain<Consent>;
  ways: readonly ContactChannel[];
  whatsapp: string;
  contact: string;
  counted: boolean;
}

export function LeadForm(props: LeadFormProps) {
  useEffect(() => {
    // A request waits for the line, not for the visitor's look.
    focusManager.setFocused(true);
    onlineManager.setOnline(navigator.onLine);
  }, []);
  return (
    <QueryClientProvider client={queries}>
      <LeadRequest {...props} />
      <Toasts label={props.words.toasts} />
    </QueryClientProvider>
  );
}

function LeadRequest({ text, words, consent, ways, whatsapp, contact, counted }: LeadFormProps) {
  const { form, onInvalidCapture, request, set, faults, results, remove, complete, clear, forget } = useRequest(text);
  const { phase, failure, problems, receipt, request: sent, send, change, reset } = useDelivery(words, counted);

  useEffect(() => {
    if (receipt) forget();
  }, [receipt, forget]);

  const startAgain = () => {
    clear();
    reset();
  };
  if (receipt && sent) {
    return (
      <Receipt {...{ receipt, text, whatsapp, contact }} words={words.received} request={sent} onAnother={startAgain} />
    );
  }

  const busy = isUnderWay(phase);
  const notice = failure && wordsFor(failure, words.failures);
  const atRest = notice ? words.again : text.submit;
  const underWay = phase === 'waiting' ? words.waiting.button : words.sending;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Fields are closed meanwhile: Enter in one would lose the place.
    event.nativeEvent.submitter?.focus();
    const data = new FormData(event.currentTarget);
    data.set('message', complete(readRequest(data)).message);
    send(data);
  };

  return (
    // For visitors without scripts.
    <form
      ref={form}
      className="stack-4"
      method="post"
      action={leadAddresses.api}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalidCapture}
    >
      <Carried text={text.carried} results={results} onRemove={remove} disabled={busy} />
      <RequestFields
        text={text}
        request={request}
        longestMessage={leadLimits.message - complete(emptyRequest).message.length}
        problems={{ ...faults, ...problems }}
        disabled={busy}
        onChange={(field, value) => {
          set(field, value);
          change(field);
        }}
      />
      {/* People do not see it; what fills it in is a program, and its request is marked as suspect. */}
      <div className={styles.trap} aria-hidden="true">
        <label>
          {words.trap}
          <input type="text" name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <ConsentBox text={consent} problem={problems.consent} disabled={busy} onChange={() => change('consent')} />
      {notice && (
        <div className="notice stack-2">
          <div role="alert" className="stack-1">
            <p className="heading strong">{notice.title}</p>
            <p>{notice.text}</p>
          </div>
          <p className="quiet">{words.ways}</p>
          <ContactChannels items={ways} />
        </div>
      )}
      {/* A toast speaks for it, so this part is no live region. */}
      {phase === 'waiting' && (
        <div className={`${styles.waiting} notice stack-2`}>
          <p className="heading strong">{words.waiting.title}</p>
          <p>{words.waiting.text}</p>
          <div>
            <ToolButton label={words.waiting.cancel} onClick={reset} quiet />
          </div>
        </div>
      )}
      <button className={buttonClass('signal', styles.submit)} type="submit" aria-disabled={busy}>
        {busy ? underWay : atRest}
        <Icon name={phase === 'waiting' ? 'clock' : 'arrow'} />
      </button>
      <p className="visually-hidden" role="status">
        {phase === 'sending' && words.sending}
      </p>
      <KeptNote text={text} onClear={startAgain} disabled={busy} />
    </form>
  );
}

interface ConsentBoxProps {
  text: Plain<Consent>;
  problem: string | undefined;
  disabled: boolean;
  onChange: () => void;
}

function ConsentBox({ text, problem, disabled, onChange }: ConsentBoxProps) {
  const { 'aria-describedby': described = '', ...invalid } = problemProps('consent', problem);
  return (
    <div className={`${styles.consent} rule-strong`}>
      <input type="hidden" name="consentVersion" value={text.version} />
      <input
        className={styles.box}
        type="checkbox"
        id="consent"
        name="consent"
        value="true"
        required
        disabled={disabled}
        onChange={onChange}
        aria-describedby={`${described} consent-keterangan`.trim()}
        {...invalid}
      />
      <div className="stack-1">
        <label className="strong" htmlFor="consent">
          {text.label}
        </label>
        <FieldProblem id="consent" problem={problem} />
        <p className="quiet" id="consent-keterangan">
          {text.notice}
        </p>
      </div>
    </div>
  );
}

/** ms after which the line counts as lost. */
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

function useDelivery(words: LeadFormText, counted: boolean) {
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
    change: (field: LeadField) => setProblems(({ [field]: _gone, ...rest }) => rest),
    /** Takes back what waits, or leaves a receipt for an empty form. */
    reset: () => {
      setProblems({});
      queries.getMutationCache().clear();
      mutation.reset();
    },
  };
}

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
import { type LeadReceipt, leadAddresses } from '../../../server/contract/lead.ts';
import type { Plain } from '../../shared/text/marked.ts';
import type { Link } from '../../shared/text/schema.ts';
import { buttonClass } from '../../shared/ui/Action.tsx';
import { type ContactChannel, ContactChannels } from '../../shared/ui/ContactChannels.tsx';
import { FieldProblem, problemProps } from '../../shared/ui/form/Field.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { Consent, ConsultationFormText, LeadFormText } from '../schema.ts';
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
import { Receipt } from './Receipt.tsx';
import { RequestFields, useRequest } from './RequestFields.tsx';

const queries = new QueryClient();

interface LeadFormProps {
  text: ConsultationFormText;
  words: LeadFormText;
  /** The consent text that stands now; its version is stored with the request. */
  consent: Plain<Consent>;
  /** Other ways to reach the company. */
  ways: readonly ContactChannel[];
  /** Number that WhatsApp opens. */
  whatsapp: string;
  /** Company and its numbers in one line, for paper. */
  contact: string;
  /** Whether the server counts on which page visits begin that end with a request. */
  counted: boolean;
}

/** The request form when the server delivers requests: it sends, and says what became of it. */
export function LeadForm(props: LeadFormProps) {
  useEffect(() => {
    // A request waits for the line, not for the visitor to look at the page again.
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

/** The form until a request is acknowledged, then its receipt. */
function LeadRequest({ text, words, consent, ways, whatsapp, contact, counted }: LeadFormProps) {
  const { formProps, request, set, clear, faults } = useRequest(text);
  const { phase, failure, problems, receipt, request: sent, send, change, reset } = useDelivery(words, counted);

  if (receipt && sent) {
    const startAgain = () => {
      clear();
      reset();
    };
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
    // The fields are closed meanwhile: whoever pressed Enter in one would lose their place.
    event.nativeEvent.submitter?.focus();
    send(new FormData(event.currentTarget));
  };

  return (
    // The address is for visitors without scripts: they are led to a page that says what became of it.
    <form {...formProps} method="post" action={leadAddresses.api} onSubmit={onSubmit}>
      <RequestFields
        text={text}
        request={request}
        limited
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
      <ConsentBox
        text={consent}
        privacy={words.privacy}
        problem={problems.consent}
        disabled={busy}
        onChange={() => change('consent')}
      />
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
    </form>
  );
}

interface ConsentBoxProps {
  text: Plain<Consent>;
  privacy: Plain<Link>;
  problem: string | undefined;
  disabled: boolean;
  onChange: () => void;
}

/** The box that nobody ticked yet, with the notice that says what it is about. */
function ConsentBox({ text, privacy, problem, disabled, onChange }: ConsentBoxProps) {
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
        <div>
          <a className="touch inline-row strong" href={privacy.to}>
            {privacy.label}
          </a>
        </div>
      </div>
    </div>
  );
}

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

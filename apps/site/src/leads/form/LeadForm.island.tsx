import '../../shared/ui/restore-server-markup.ts';
import '../../shared/time/open-now.ts';
import '../../shared/styles/grid.css';
import { focusManager, onlineManager, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { PlainText } from 'contract/marked';
import { useEffect, useRef } from 'react';
import { type ContactChannel, ContactChannels } from '../../shared/ui/ContactChannels.tsx';
import { FieldProblem, problemProps } from '../../shared/ui/form/Field.tsx';
import { Toasts } from '../../shared/ui/Toasts.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { Consent, ConsultationFormText, LeadFormText } from '../schema.ts';
import { failureText, isUnderWay } from './delivery.ts';
import styles from './Form.module.css';
import { Receipt } from './Receipt.tsx';
import { RequestForm, SubmitButton } from './RequestForm.tsx';
import { useDelivery } from './use-delivery.ts';
import { useRequest } from './use-request.ts';

const queries = new QueryClient();

interface LeadFormProps {
  text: ConsultationFormText;
  words: LeadFormText;
  /** Current consent text; its version is stored with the request. */
  consent: PlainText<Consent>;
  ways: readonly ContactChannel[];
  whatsapp: string;
  contact: string;
  counted: boolean;
}

export function LeadForm(props: LeadFormProps) {
  useEffect(() => {
    // Retries depend on the connection, not on whether the tab is visible.
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
  const state = useRequest(text);
  const { clear, forget } = state;
  const { phase, failure, problems, receipt, request: sent, send, change, reset } = useDelivery(words, counted);

  useEffect(() => {
    if (receipt) forget();
  }, [receipt, forget]);

  // Clears the honeypot: the visitor could not remove an autofilled value, and every retry would be refused.
  const trap = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (failure && trap.current) trap.current.value = '';
  }, [failure]);

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
  const notice = failure && failureText(failure, words.failures);
  const atRest = notice ? words.again : text.submit;
  const underWay = phase === 'waiting' ? words.waiting.button : words.sending;
  return (
    <RequestForm
      {...{ text, state }}
      delivery={{ busy, problems, onChange: change }}
      onSubmit={send}
      onClear={startAgain}
    >
      {/* Honeypot, hidden from people: only programs and autofill fill it in, and then the server refuses the
          request. */}
      <div className="visually-hidden" aria-hidden="true">
        <label>
          <span>{words.trap}</span>
          <input type="text" name="remark" ref={trap} tabIndex={-1} autoComplete="off" />
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
      {/* No live region: a toast announces it. */}
      {phase === 'waiting' && (
        <div className={`${styles.waiting} notice stack-2`}>
          <p className="heading strong">{words.waiting.title}</p>
          <p>{words.waiting.text}</p>
          <div>
            <ToolButton label={words.waiting.cancel} onClick={reset} quiet />
          </div>
        </div>
      )}
      <SubmitButton label={busy ? underWay : atRest} icon={phase === 'waiting' ? 'clock' : 'arrow'} busy={busy} />
      <p className="visually-hidden" role="status">
        {phase === 'sending' && words.sending}
      </p>
    </RequestForm>
  );
}

interface ConsentBoxProps {
  text: PlainText<Consent>;
  problem: string | undefined;
  disabled: boolean;
  onChange: () => void;
}

function ConsentBox({ text, problem, disabled, onChange }: ConsentBoxProps) {
  const { 'aria-describedby': described = '', ...invalid } = problemProps('consent', problem);
  return (
    <div className={`${styles.consent} stack-3 rule-strong`}>
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

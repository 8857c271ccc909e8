import type { SubmitEvent } from 'react';
import { leadAddresses, leadLimits } from '../../../server/contract/lead.ts';
import type { ContactChannel } from '../../shared/ui/ContactChannels.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../consultation.ts';
import type { LeadFormText } from '../lead-form.ts';
import { ConsentBox, type ConsentText } from './ConsentBox.tsx';
import formStyles from './ConsultationForm.module.css';
import { FailureNotice, WaitingNotice } from './LeadNotices.tsx';
import styles from './LeadRequest.module.css';
import { isUnderWay } from './phase.ts';
import { Receipt } from './Receipt.tsx';
import { RequestFields } from './RequestFields.tsx';
import { useDelivery } from './useDelivery.ts';
import { useRequest } from './useRequest.ts';
import { wordsFor } from './words.ts';

export interface LeadFormProps {
  text: ConsultationFormText;
  words: LeadFormText;
  consent: ConsentText;
  /** Other ways to reach the company. */
  ways: readonly ContactChannel[];
  /** Number that WhatsApp opens. */
  whatsapp: string;
  /** Company and its numbers in one line, for paper. */
  contact: string;
}

/** The form until a request is acknowledged, then its receipt. */
export function LeadRequest({ text, words, consent, ways, whatsapp, contact }: LeadFormProps) {
  const { form, request, set, clear, faults, onInvalidCapture } = useRequest(text);
  const { phase, failure, problems, receipt, request: sent, send, change, reset } = useDelivery(words);

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
  const label = busy ? underWay : atRest;
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The fields are closed meanwhile: whoever pressed Enter in one would lose their place.
    event.nativeEvent.submitter?.focus();
    send(new FormData(event.currentTarget));
  };

  return (
    // The address is for visitors without scripts: they are led to a page that says what became of it.
    <form
      ref={form}
      className="stack-4"
      method="post"
      action={leadAddresses.api}
      onSubmit={onSubmit}
      onInvalidCapture={onInvalidCapture}
      aria-labelledby="formulir-judul"
    >
      <RequestFields
        text={text}
        request={request}
        limits={leadLimits}
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
      {notice && <FailureNotice {...notice} lead={words.ways} ways={ways} />}
      {phase === 'waiting' && <WaitingNotice {...words.waiting} onCancel={reset} />}
      <button
        className={classes(formStyles.submit, 'inline-row', busy && styles.busy)}
        type="submit"
        aria-disabled={busy}
      >
        {label}
        <Icon name={phase === 'waiting' ? 'clock' : 'arrow'} />
      </button>
      <p className="visually-hidden" role="status">
        {phase === 'sending' && words.sending}
      </p>
    </form>
  );
}

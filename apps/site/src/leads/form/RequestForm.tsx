import { leadAddresses } from 'contract/lead';
import type { ReactNode, SubmitEvent } from 'react';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../schema.ts';
import { Carried } from './Carried.tsx';
import type { FieldProblems, FormField } from './delivery.ts';
import styles from './Form.module.css';
import { KeptNote } from './KeptNote.tsx';
import { RequestFields } from './RequestFields.tsx';
import { emptyRequest, readRequest } from './request.ts';
import type { useRequest } from './use-request.ts';

interface RequestFormProps {
  text: ConsultationFormText;
  state: ReturnType<typeof useRequest>;
  /** Where a server takes requests; without it nothing leaves the page, with scripts or without. */
  delivery?: { busy: boolean; problems: FieldProblems; onChange: (field: FormField) => void };
  /** @param data with what was carried before the message */
  onSubmit: (data: FormData) => void;
  onClear: () => void;
  /** What becomes of a request, where no consent text says it. */
  what?: string;
  /** Between the fields and the note. */
  children: ReactNode;
}

/** The consultation form, delivered or not: the browser checks what is required, the page keeps what was typed. */
export function RequestForm({ text, state, delivery, onSubmit, onClear, what, children }: RequestFormProps) {
  const { form, onInvalidCapture, request, set, faults, results, remove, complete } = state;
  const { busy = false, problems } = delivery ?? {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Fields are closed during delivery: Enter in one would lose the place.
    if (delivery) event.nativeEvent.submitter?.focus();
    const data = new FormData(event.currentTarget);
    data.set('message', complete(readRequest(data)).message);
    onSubmit(data);
  };
  return (
    <form
      ref={form}
      className="stack-4"
      // Before scripts run and without them: `dialog` submits nothing, so that no personal data lands in an address.
      {...(delivery ? { method: 'post', action: leadAddresses.api } : { method: 'dialog' })}
      onSubmit={submit}
      onInvalidCapture={onInvalidCapture}
    >
      <Carried text={text.carried} results={results} onRemove={remove} disabled={busy} />
      <RequestFields
        text={text}
        request={request}
        carriedLength={delivery && complete(emptyRequest).message.length}
        problems={{ ...faults, ...problems }}
        disabled={busy}
        onChange={(field, value) => {
          set(field, value);
          delivery?.onChange(field);
        }}
      />
      {children}
      <KeptNote text={text} what={what} onClear={onClear} disabled={busy} />
    </form>
  );
}

interface SubmitButtonProps {
  label: string;
  icon?: IconName;
  busy?: boolean;
}

export function SubmitButton({ label, icon = 'arrow', busy }: SubmitButtonProps) {
  return (
    <button className={buttonClass('signal', styles.submit)} type="submit" aria-disabled={busy}>
      <span>{label}</span>
      <Icon name={icon} />
    </button>
  );
}

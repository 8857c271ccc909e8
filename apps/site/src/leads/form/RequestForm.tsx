import { leadAddresses } from 'contract/lead';
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react';
import { desktop } from '../../shared/styles/breakpoints.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon, type IconName } from '../../shared/ui/Icon.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { ConsultationFormText } from '../schema.ts';
import carriedStyles from './Carried.module.css';
import type { FieldProblems, FormField } from './delivery.ts';
import styles from './Form.module.css';
import { RequestFields } from './RequestFields.tsx';
import { emptyRequest, readRequest } from './request.ts';
import type { useRequest } from './use-request.ts';

interface RequestFormProps {
  text: ConsultationFormText;
  state: ReturnType<typeof useRequest>;
  /** Delivery to a server; without it nothing leaves the page, with or without scripts. */
  delivery?: { busy: boolean; problems: FieldProblems; onChange: (field: FormField) => void };
  /** @param data form data; `message` includes the carried results */
  onSubmit: (data: FormData) => void;
  onClear: () => void;
  /** How a request is used, where no consent text explains it. */
  what?: string;
  /** Content between fields and note. */
  children: ReactNode;
}

/**
 * The consultation form, with or without delivery: the browser validates required fields, the page stores the draft.
 */
export function RequestForm({ text, state, delivery, onSubmit, onClear, what, children }: RequestFormProps) {
  const { form, onInvalidCapture, request, set, faults, results, remove, complete } = state;
  const { busy = false, problems } = delivery ?? {};
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    // Fields are disabled during delivery; without this, Enter in a field would lose the focus.
    if (delivery) event.nativeEvent.submitter?.focus();
    const data = new FormData(event.currentTarget);
    data.set('message', complete(readRequest(data)).message);
    onSubmit(data);
  };
  return (
    <form
      ref={form}
      className="stack-4"
      // Applies before and without scripts: `dialog` submits nothing, so no personal data gets into a URL.
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

interface CarriedProps {
  text: ConsultationFormText['carried'];
  results: readonly { part: string; line: string }[];
  onRemove: (part: string) => void;
  disabled?: boolean;
}

/** Results that stand open on a wide screen. */
const mostOpen = 3;

/** Wishes and tool results that are sent with the request; each can be removed. */
function Carried({ text, results, onRemove, disabled }: CarriedProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  // Many results, or any on a phone, would push the fields below the screen.
  const isShort = results.length <= mostOpen;
  useEffect(() => setOpen(isShort && matchMedia(desktop).matches), [isShort]);
  const remove = (part: string) => {
    onRemove(part);
    // The focused button disappears; keep the focus in the list.
    list.current?.focus();
  };
  return (
    <div
      ref={list}
      tabIndex={-1}
      className={`${carriedStyles.carried} stack-2`}
      data-empty={results.length === 0 ? '' : undefined}
      data-carried={results.length === 0 ? undefined : ''}
    >
      {results.length > 0 && (
        <details className="slim" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
          <summary className="touch strong">{fillSlots(text.folded, { jumlah: String(results.length) })}</summary>
          <h3 className="visually-hidden">{text.title}</h3>
          <ul>
            {results.map(({ part, line }) => (
              <li key={part} className="padded-1 rule row spread gap-2">
                <span className="small">{line}</span>
                <button
                  className={`${carriedStyles.remove} firm centred`}
                  type="button"
                  disabled={disabled}
                  onClick={() => remove(part)}
                >
                  <Icon name="close" size={18} />
                  <span className="visually-hidden">{`${text.remove}: ${line}`}</span>
                </button>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

interface KeptNoteProps {
  text: Pick<ConsultationFormText, 'kept' | 'privacy' | 'clear'>;
  /** How a request is used, where no consent text explains it. */
  what?: string | undefined;
  onClear: () => void;
  disabled?: boolean;
}

/** Note near the button: where the data is until it is sent; and a button that clears the form. */
function KeptNote({ text: { kept, privacy, clear }, what, onClear, disabled }: KeptNoteProps) {
  return (
    <div className="stack-1">
      <p className="small quiet">
        <span>{what ? `${what} ${kept}` : kept}</span> <a href={privacy.to}>{privacy.label}</a>
      </p>
      <div>
        <ToolButton label={clear} onClick={onClear} disabled={disabled} quiet />
      </div>
    </div>
  );
}

interface SubmitButtonProps {
  label: string;
  /** Weaker where other buttons reach the office and this one does not. */
  look?: 'signal' | 'line';
  icon?: IconName;
  busy?: boolean;
}

export function SubmitButton({ label, look = 'signal', icon = 'arrow', busy }: SubmitButtonProps) {
  return (
    <button className={buttonClass(look, styles.submit)} type="submit" aria-disabled={busy}>
      <span>{label}</span>
      <Icon name={icon} />
    </button>
  );
}

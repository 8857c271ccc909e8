import '../../shared/ui/keep-standing.ts';
import '../../shared/time/open-now.ts';
import '../../shared/styles/grid.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MouseEvent, SubmitEvent } from 'react';
import { whatsappHref } from '../../shared/format/phone.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../schema.ts';
import { Carried } from './Carried.tsx';
import styles from './Form.module.css';
import { KeptNote } from './KeptNote.tsx';
import { RequestFields } from './RequestFields.tsx';
import { messageOf, readRequest } from './request.ts';
import { useRequest } from './use-request.ts';

const queries = new QueryClient();

interface ConsultationFormProps {
  text: ConsultationFormText;
  /** It reads what comes by other ways. */
  office: { phone: string; email: string };
}

/** The browser checks what is required; the page keeps what was typed. */
export function ConsultationForm({ text, office }: ConsultationFormProps) {
  const { form, onInvalidCapture, request, set, faults, results, remove, complete, clear, forget } = useRequest(text);

  /** Nothing is sent or shown. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log(complete(readRequest(new FormData(event.currentTarget))));
    forget();
  };

  return (
    <QueryClientProvider client={queries}>
      {/* Without scripts this method submits nothing, so that no personal data lands in an address. */}
      <form ref={form} className="stack-4" method="dialog" onSubmit={onSubmit} onInvalidCapture={onInvalidCapture}>
        <Carried text={text.carried} results={results} onRemove={remove} />
        <RequestFields text={text} request={request} problems={faults} onChange={set} />
        <div className={`${styles.actions} wrap row gap-2`}>
          <button className={buttonClass('signal', styles.submit)} type="submit">
            {text.submit}
            <Icon name="arrow" />
          </button>
          <DirectWays text={text} message={() => messageOf(complete(request), text)} office={office} />
        </div>
        <KeptNote text={text} what={text.direct.privacy} onClear={clear} />
      </form>
    </QueryClientProvider>
  );
}

type DirectWaysProps = ConsultationFormProps & { message: () => string };

/** The answers join the address at the press and stand in no page before. */
function DirectWays({ text: { direct }, message, office }: DirectWaysProps) {
  const openWhatsapp = (event: MouseEvent) => {
    event.preventDefault();
    open(whatsappHref(office.phone, message()), '_blank', 'noopener');
  };
  const openMail = (event: MouseEvent) => {
    event.preventDefault();
    const [title, body] = [direct.subject, message()].map(encodeURIComponent);
    location.assign(`mailto:${office.email}?subject=${title}&body=${body}`);
  };
  return (
    <>
      <a className={buttonClass('line')} href={whatsappHref(office.phone)} rel="noopener" onClick={openWhatsapp}>
        <Icon name="chat" size={18} />
        {direct.whatsapp}
      </a>
      <a className={buttonClass('line')} href={`mailto:${office.email}`} onClick={openMail}>
        <Icon name="mail" size={18} />
        {direct.email}
      </a>
    </>
  );
}

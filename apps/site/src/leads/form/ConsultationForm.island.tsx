import '../../shared/ui/restore-server-markup.ts';
import '../../shared/time/open-now.ts';
import '../../shared/styles/grid.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { whatsappHref } from '../../shared/format/phone.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Form.module.css';
import { RequestForm, SubmitButton } from './RequestForm.tsx';
import { messageText, readRequest } from './request.ts';
import { useRequest } from './use-request.ts';

const queries = new QueryClient();

interface ConsultationFormProps {
  text: ConsultationFormText;
  /** Office that receives requests by WhatsApp and mail. */
  office: { phone: string; email: string };
}

/** Form for a site without lead delivery: submitting sends nothing. */
export function ConsultationForm({ text, office }: ConsultationFormProps) {
  const state = useRequest(text);
  const { request, complete, clear, forget } = state;
  const onSubmit = (data: FormData) => {
    console.log(readRequest(data));
    forget();
  };
  return (
    <QueryClientProvider client={queries}>
      <RequestForm {...{ text, state, onSubmit }} onClear={clear} what={text.direct.privacy}>
        <div className={`${styles.actions} wrap row gap-2`}>
          <DirectWays text={text} message={() => messageText(complete(request), text)} office={office} />
          <SubmitButton label={text.submit} look="line" />
        </div>
      </RequestForm>
    </QueryClientProvider>
  );
}

type DirectWaysProps = ConsultationFormProps & { message: () => string };

/** Links to WhatsApp and mail. The visitor’s data is put into the URL only on click, never into the page. */
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
      <a className={buttonClass('signal')} href={whatsappHref(office.phone)} rel="noopener" onClick={openWhatsapp}>
        <Icon name="chat" size={18} />
        <span>{direct.whatsapp}</span>
      </a>
      <a className={buttonClass('line')} href={`mailto:${office.email}`} onClick={openMail}>
        <Icon name="mail" size={18} />
        <span>{direct.email}</span>
      </a>
    </>
  );
}

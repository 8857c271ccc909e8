import '../../shared/ui/keep-standing.ts';
import '../../shared/time/open-now.ts';
import '../../shared/styles/grid.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MouseEvent, SubmitEvent } from 'react';
import type { ConsultationRequest } from '../../../contract/lead.ts';
import { whatsappHref } from '../../shared/format/phone.ts';
import { buttonClass } from '../../shared/ui/button-class.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Form.module.css';
import { RequestFields, useRequest } from './RequestFields.tsx';
import { messageOf, readRequest } from './request.ts';

const queries = new QueryClient();

interface ConsultationFormProps {
  text: ConsultationFormText;
  /** It reads what comes by other ways. */
  office: { phone: string; email: string };
}

/** The browser checks what is required; the page keeps what was typed. */
export function ConsultationForm({ text, office }: ConsultationFormProps) {
  const { formProps, request, set, faults } = useRequest(text);

  /** Nothing is sent, stored or shown. */
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    console.log(readRequest(new FormData(event.currentTarget)));
  };

  return (
    <QueryClientProvider client={queries}>
      {/* Without scripts this method submits nothing, so that no personal data lands in an address. */}
      <form {...formProps} method="dialog" onSubmit={onSubmit}>
        <RequestFields text={text} request={request} problems={faults} onChange={set} />
        <div className={`${styles.actions} wrap row`}>
          <button className={buttonClass('signal', styles.submit)} type="submit">
            {text.submit}
            <Icon name="arrow" />
          </button>
          <DirectWays text={text} request={request} office={office} />
        </div>
      </form>
    </QueryClientProvider>
  );
}

/** The answers join the address at the press and stand in no page before. */
function DirectWays({ text, request, office }: ConsultationFormProps & { request: ConsultationRequest }) {
  const { line, whatsapp, email, subject } = text.direct;
  const openWhatsapp = (event: MouseEvent) => {
    event.preventDefault();
    open(whatsappHref(office.phone, messageOf(request, text)), '_blank', 'noopener');
  };
  const openMail = (event: MouseEvent) => {
    event.preventDefault();
    const [title, body] = [subject, messageOf(request, text)].map(encodeURIComponent);
    location.assign(`mailto:${office.email}?subject=${title}&body=${body}`);
  };
  const link = 'inline-row touch strong gap-1';
  return (
    <div>
      <p className="small quiet">{line}</p>
      <p className={`${styles.ways} wrap row`}>
        <a className={link} href={whatsappHref(office.phone)} rel="noopener" onClick={openWhatsapp}>
          <Icon name="chat" size={18} />
          {whatsapp}
        </a>
        <a className={link} href={`mailto:${office.email}`} onClick={openMail}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      </p>
    </div>
  );
}

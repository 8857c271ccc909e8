import '../../shared/ui/keep-standing.ts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { MouseEvent, SubmitEvent } from 'react';
import type { ConsultationRequest } from '../../../server/contract/lead.ts';
import { whatsappHref } from '../../shared/format/phone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../consultation.ts';
import styles from './ConsultationForm.module.css';
import { RequestFields } from './RequestFields.tsx';
import { readRequest } from './request.ts';
import { submitConsultation } from './submit.ts';
import { allowSelectStyle } from './trusted-types.ts';
import { useRequest } from './useRequest.ts';
import { messageOf } from './words.ts';

allowSelectStyle();
const queries = new QueryClient();

interface ConsultationFormProps {
  text: ConsultationFormText;
  /** The office that reads what visitors send by other ways. */
  office: { phone: string; email: string };
}

/** The request form. The browser checks what is required; the page only keeps what was typed. */
export function ConsultationForm({ text, office }: ConsultationFormProps) {
  const { form, request, set, faults, onInvalidCapture } = useRequest(text);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitConsultation(readRequest(new FormData(event.currentTarget)));
  };

  return (
    <QueryClientProvider client={queries}>
      {/* Without scripts this method submits nothing, so that no personal data lands in an address. */}
      <form
        ref={form}
        className="stack-4"
        method="dialog"
        onSubmit={onSubmit}
        onInvalidCapture={onInvalidCapture}
        aria-labelledby="formulir-judul"
      >
        <RequestFields text={text} request={request} problems={faults} onChange={set} />
        <div className={`${styles.actions} wrap`}>
          <button className={`${styles.submit} inline-row`} type="submit">
            {text.submit}
            <Icon name="arrow" />
          </button>
          <DirectWays text={text} request={request} office={office} />
        </div>
      </form>
    </QueryClientProvider>
  );
}

/** The same answers by WhatsApp or mail: they join the address at the press and stand in no page before. */
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
  return (
    <div>
      <p className="small quiet">{line}</p>
      <p className={`${styles.ways} wrap`}>
        <a
          className={`${styles.way} inline-row touch`}
          href={whatsappHref(office.phone)}
          rel="noopener"
          onClick={openWhatsapp}
        >
          <Icon name="chat" size={18} />
          {whatsapp}
        </a>
        <a className={`${styles.way} inline-row touch`} href={`mailto:${office.email}`} onClick={openMail}>
          <Icon name="mail" size={18} />
          {email}
        </a>
      </p>
    </div>
  );
}

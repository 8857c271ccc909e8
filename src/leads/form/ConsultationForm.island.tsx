import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { SubmitEvent } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import type { ConsultationFormText } from '../consultation.ts';
import styles from './ConsultationForm.module.css';
import { RequestFields } from './RequestFields.tsx';
import { readRequest } from './request.ts';
import { submitConsultation } from './submit.ts';
import { allowSelectStyle } from './trusted-types.ts';
import { useRequest } from './useRequest.ts';

allowSelectStyle();
const queries = new QueryClient();

/** The request form. The browser checks what is required; the page only keeps what was typed. */
export function ConsultationForm({ text }: { text: ConsultationFormText }) {
  const { form, request, set } = useRequest(text);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitConsultation(readRequest(new FormData(event.currentTarget)));
  };

  return (
    <QueryClientProvider client={queries}>
      {/* Without scripts this method submits nothing, so that no personal data lands in an address. */}
      <form ref={form} className="stack-4" method="dialog" onSubmit={onSubmit} aria-labelledby="formulir-judul">
        <RequestFields text={text} request={request} onChange={set} />
        <button className={`${styles.submit} inline-row`} type="submit">
          {text.submit}
          <Icon name="arrow" />
        </button>
      </form>
    </QueryClientProvider>
  );
}

import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { classes } from '../../lib/classes.ts';
import type { ConsultationFormText } from '../../schemas/consultation.ts';
import type { ConsultationField } from '../../schemas/consultation-fields.ts';
import { controlClass, Field, messageClass } from '../../ui/Field.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { SelectField } from '../../ui/SelectField.tsx';
import styles from './ConsultationForm.module.css';
import { emptyRequest, preparedLine, progress, readRequest } from './model.ts';
import { submitConsultation } from './submit.ts';
import { allowSelectStyle } from './trusted-types.ts';

allowSelectStyle();
const queries = new QueryClient();

/** The request form. The browser checks what is required; the page only keeps what was typed. */
export function ConsultationForm({ text }: { text: ConsultationFormText }) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  const set = (field: ConsultationField, value: string) => setRequest((before) => ({ ...before, [field]: value }));

  // Whoever typed before the page was alive, or comes back to it, keeps what stands in the fields.
  useEffect(() => {
    if (!form.current) return;
    const typed = readRequest(new FormData(form.current));
    setRequest((before) => ({
      ...before,
      ...typed,
      message: typed.message || (preparedLine(new URL(location.href), text) ?? ''),
    }));
  }, [text]);

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    submitConsultation(readRequest(new FormData(event.currentTarget)));
  };

  const control = (name: ConsultationField) => ({
    id: name,
    name,
    placeholder: text.fields[name].placeholder,
    value: request[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
  });
  const choice = (name: 'industry' | 'tankCount', options: readonly { value: string; label: string }[]) => (
    <SelectField
      name={name}
      label={text.fields[name].label}
      optional={text.optional}
      placeholder={text.fields[name].placeholder ?? ''}
      options={options}
      value={request[name]}
      onChange={(value) => set(name, value)}
    />
  );

  return (
    <QueryClientProvider client={queries}>
      {/* Without scripts this method submits nothing, so that no personal data lands in an address. */}
      <form ref={form} className={styles.form} method="dialog" onSubmit={onSubmit} aria-labelledby="formulir-judul">
        <progress className={styles.progress} value={progress(request)} max={1} aria-label="Formulir terisi" />
        <Field id="name" label={text.fields.name.label}>
          <input className={controlClass} type="text" required autoComplete="name" {...control('name')} />
        </Field>
        <div className={styles.pair}>
          <Field id="email" label={text.fields.email.label}>
            <input className={controlClass} type="email" required autoComplete="email" {...control('email')} />
          </Field>
          <Field id="phone" label={text.fields.phone.label}>
            <input className={controlClass} type="tel" required autoComplete="tel" {...control('phone')} />
          </Field>
        </div>
        <Field id="company" label={text.fields.company.label} optional={text.optional}>
          <input className={controlClass} type="text" autoComplete="organization" {...control('company')} />
        </Field>
        <div className={styles.pair}>
          {choice('industry', text.industries)}
          {choice('tankCount', text.tankCounts)}
        </div>
        <Field id="message" label={text.fields.message.label} optional={text.optional}>
          <textarea className={classes(controlClass, messageClass)} rows={4} {...control('message')} />
        </Field>
        <button className={styles.submit} type="submit">
          {text.submit}
          <Icon name="arrow" />
        </button>
      </form>
    </QueryClientProvider>
  );
}

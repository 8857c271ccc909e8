import type { ConsultationField, ConsultationRequest } from '../../../server/contract/lead.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field, messageClass, problemProps } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import type { ConsultationFormText } from '../consultation.ts';
import styles from './ConsultationForm.module.css';
import { progress } from './request.ts';

interface RequestFieldsProps {
  text: ConsultationFormText;
  request: ConsultationRequest;
  onChange: (field: ConsultationField, value: string) => void;
  /** What is wrong with a field, as the server said. */
  problems?: Readonly<Partial<Record<ConsultationField, string>>>;
  limits?: Readonly<Partial<Record<ConsultationField, number>>>;
  disabled?: boolean;
}

/** The seven fields in their order, with the level line that rises as they fill. */
export function RequestFields({ text, request, onChange, problems = {}, limits = {}, disabled }: RequestFieldsProps) {
  const field = (name: ConsultationField) => ({
    id: name,
    label: text.fields[name].label,
    problem: problems[name],
  });
  const control = (name: ConsultationField) => ({
    className: controlClass,
    id: name,
    name,
    placeholder: text.fields[name].placeholder,
    value: request[name],
    maxLength: limits[name],
    disabled,
    onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
    ...problemProps(name, problems[name]),
  });
  const choice = (name: 'industry' | 'tankCount', options: readonly { value: string; label: string }[]) => (
    <SelectField
      name={name}
      label={text.fields[name].label}
      optional={text.optional}
      placeholder={text.fields[name].placeholder ?? ''}
      options={options}
      value={request[name]}
      onChange={(value) => onChange(name, value)}
      problem={problems[name]}
      disabled={disabled}
    />
  );

  return (
    <>
      <progress
        className={`${styles.progress} measured`}
        value={progress(request)}
        max={1}
        aria-label={text.progress}
      />
      <Field {...field('name')}>
        <input type="text" required autoComplete="name" {...control('name')} />
      </Field>
      <div className={`${styles.pair} stack-4`}>
        <Field {...field('email')}>
          <input type="email" required autoComplete="email" {...control('email')} />
        </Field>
        <Field {...field('phone')}>
          <input type="tel" required autoComplete="tel" {...control('phone')} />
        </Field>
      </div>
      <Field {...field('company')} optional={text.optional}>
        <input type="text" autoComplete="organization" {...control('company')} />
      </Field>
      <div className={`${styles.pair} stack-4`}>
        {choice('industry', text.industries)}
        {choice('tankCount', text.tankCounts)}
      </div>
      <Field {...field('message')} optional={text.optional}>
        <textarea rows={4} {...control('message')} className={classes(controlClass, messageClass)} />
      </Field>
    </>
  );
}

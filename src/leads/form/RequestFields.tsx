import type { ComponentProps } from 'react';
import { type ConsultationField, type ConsultationRequest, leadLimits } from '../../../contract/lead.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field, messageClass, problemProps } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { selectViewportStyle } from '../../shared/ui/select-viewport-style.ts';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Form.module.css';
import { progress } from './request.ts';
import type { Faults } from './use-request.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

// No script may write HTML: the default policy lets only the style sheet pass that Radix Select puts into its list.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === selectViewportStyle ? html : null) });

type Choices = Pick<ConsultationFormText, 'industries' | 'tankCounts'>;

interface FieldKind extends Omit<ComponentProps<'input'>, 'name'> {
  name: ConsultationField;
  options?: keyof Choices;
}

/** Those of a row share it. */
const rows: readonly (readonly [FieldKind, FieldKind?])[] = [
  [{ name: 'name', type: 'text', required: true, autoComplete: 'name' }],
  [
    { name: 'email', type: 'email', required: true, autoComplete: 'email' },
    { name: 'phone', type: 'tel', required: true, autoComplete: 'tel' },
  ],
  [{ name: 'company', type: 'text', autoComplete: 'organization' }],
  [
    { name: 'industry', options: 'industries' },
    { name: 'tankCount', options: 'tankCounts' },
  ],
  [{ name: 'message' }],
];

interface RequestFieldsProps {
  text: ConsultationFormText;
  request: ConsultationRequest;
  onChange: (field: ConsultationField, value: string) => void;
  problems: Faults;
  /** Signs that a message may have; other fields have their limits then. */
  longestMessage?: number;
  disabled?: boolean;
}

export function RequestFields({ text, request, onChange, problems, longestMessage, disabled }: RequestFieldsProps) {
  const limits: Partial<Record<string, number>> =
    longestMessage === undefined ? {} : { ...leadLimits, message: longestMessage };
  const draw = ({ name, options, ...input }: FieldKind) => {
    const { label, placeholder } = text.fields[name];
    const problem = problems[name];
    const optional = input.required ? undefined : text.optional;
    if (options) {
      return (
        <SelectField
          key={name}
          {...{ name, label, problem, disabled }}
          optional={text.optional}
          placeholder={placeholder ?? ''}
          options={text[options]}
          value={request[name]}
          onChange={(value) => onChange(name, value)}
        />
      );
    }
    const control = {
      id: name,
      name,
      placeholder,
      disabled,
      // Names and messages may be written in another script.
      dir: 'auto',
      value: request[name],
      maxLength: limits[name],
      onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
      ...problemProps(name, problem),
    };
    return (
      <Field key={name} id={name} {...{ label, optional, problem }}>
        {input.type ? (
          <input className={controlClass} {...input} {...control} />
        ) : (
          <textarea className={classes(controlClass, messageClass)} rows={4} {...control} />
        )}
      </Field>
    );
  };
  return (
    <>
      {/* Heard, it would cut in between the fields. */}
      <progress className={`${styles.progress} measured`} value={progress(request)} max={1} aria-hidden="true" />
      {rows.map(([first, second]) =>
        second ? (
          <div key={first.name} className="columns-2 gap-4">
            {draw(first)}
            {draw(second)}
          </div>
        ) : (
          draw(first)
        ),
      )}
    </>
  );
}

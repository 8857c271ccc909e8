import { type ConsultationField, type ConsultationRequest, consultationFields, leadFields } from 'contract/lead';
import { joinClasses } from '../../shared/ui/classes.ts';
import { controlClass, Field, messageClass, problemProps } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { selectViewportStyle } from '../../shared/ui/select-viewport-style.ts';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Form.module.css';
import { formProgress } from './request.ts';
import type { Faults } from './use-request.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

// No script may write HTML: the default policy accepts only the style sheet that Radix Select puts into its list.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === selectViewportStyle ? html : null) });

const inputTypes: Partial<Record<string, string>> = { name: 'text', line: 'text', email: 'email', phone: 'tel' };

const isBeside = (field: ConsultationField | undefined) => field !== undefined && leadFields[field].beside;

const rows = consultationFields
  .map((field, at) => [field, consultationFields[at + 1]] as const)
  .filter(([field]) => !isBeside(field))
  .map(([field, next]) => (next && isBeside(next) ? [field, next] : [field]));

interface RequestFieldsProps {
  text: ConsultationFormText;
  request: ConsultationRequest;
  onChange: (field: ConsultationField, value: string) => void;
  problems: Faults;
  /** Characters of the message that carried results use up; undefined: fields have no limits. */
  carriedLength?: number | undefined;
  disabled?: boolean;
}

export function RequestFields({ text, request, onChange, problems, carriedLength, disabled }: RequestFieldsProps) {
  const draw = (name: ConsultationField) => {
    const { kind, limit, required, autoComplete } = leadFields[name];
    const { label, placeholder, options } = text.fields[name];
    const problem = problems[name];
    if (options) {
      return (
        <SelectField
          key={name}
          {...{ name, label, problem, disabled, options }}
          optional={text.optional}
          placeholder={placeholder ?? ''}
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
      // Names and messages may be in a right-to-left script.
      dir: 'auto',
      value: request[name],
      maxLength:
        carriedLength === undefined || limit === undefined
          ? undefined
          : limit - (name === 'message' ? carriedLength : 0),
      onChange: (event: { target: { value: string } }) => onChange(name, event.target.value),
      ...problemProps(name, problem),
    };
    return (
      <Field key={name} id={name} optional={required ? undefined : text.optional} {...{ label, problem }}>
        {kind === 'text' ? (
          <textarea className={joinClasses(controlClass, messageClass)} rows={4} {...control} />
        ) : (
          <input className={controlClass} type={inputTypes[kind]} {...{ required, autoComplete }} {...control} />
        )}
      </Field>
    );
  };
  return (
    <>
      {/* Hidden from screen readers: it would interrupt the fields. */}
      <progress
        className={`${styles.progress} full measured`}
        value={formProgress(request)}
        max={1}
        aria-hidden="true"
      />
      {rows.map((row) =>
        row.length > 1 ? (
          <div key={row[0]} className="columns-2 gap-4">
            {row.map(draw)}
          </div>
        ) : (
          row.map(draw)
        ),
      )}
    </>
  );
}

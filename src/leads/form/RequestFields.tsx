import { type ComponentProps, type InvalidEvent, useEffect, useRef, useState } from 'react';
import {
  type ConsultationField,
  type ConsultationRequest,
  consultationFields,
  leadLimits,
} from '../../../contract/lead.ts';
import { classes } from '../../shared/ui/classes.ts';
import { controlClass, Field, messageClass, problemProps } from '../../shared/ui/form/Field.tsx';
import { SelectField } from '../../shared/ui/form/SelectField.tsx';
import { selectViewportStyle } from '../../shared/ui/select-viewport-style.ts';
import type { ConsultationFormText } from '../schema.ts';
import styles from './Form.module.css';
import { emptyRequest, preparedLine, progress, readRequest } from './request.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { createHTML(html: string): string | null }): unknown;
}

// No script may write HTML: the default policy lets only the style sheet pass that Radix Select puts into its list.
const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
trustedTypes?.createPolicy('default', { createHTML: (html) => (html === selectViewportStyle ? html : null) });

type Faults = Partial<Record<ConsultationField, string>>;
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
  limited?: boolean;
  disabled?: boolean;
}

export function RequestFields({ text, request, onChange, problems, limited, disabled }: RequestFieldsProps) {
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
      value: request[name],
      maxLength: limited ? (leadLimits as Partial<Record<string, number>>)[name] : undefined,
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
      <progress
        className={`${styles.progress} measured`}
        value={progress(request)}
        max={1}
        aria-label={text.progress}
      />
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

export function useRequest(text: ConsultationFormText) {
  const form = useRef<HTMLFormElement>(null);
  const [request, setRequest] = useState(emptyRequest);
  const [faults, setFaults] = useState<Faults>({});

  // What was typed before the page was alive stays.
  useEffect(() => {
    if (!form.current) return;
    const typed = readRequest(new FormData(form.current));
    setRequest({ ...typed, message: typed.message || (preparedLine(new URL(location.href), text) ?? '') });
  }, [text]);

  /** The page's words; the browser's own message comes first. */
  const faultOf = ({ name, validity }: HTMLInputElement): string | undefined => {
    const { missing, wrong } = text.fields[name as ConsultationField];
    return validity.valueMissing ? missing : validity.valid ? undefined : wrong;
  };
  const onInvalidCapture = ({ target }: InvalidEvent<HTMLFormElement>) => {
    const control = target as unknown as HTMLInputElement;
    if (!consultationFields.some((field) => field === control.name)) return;
    setFaults((before) => ({ ...before, [control.name]: faultOf(control) }));
  };

  const set = (field: ConsultationField, value: string) => {
    setRequest((before) => ({ ...before, [field]: value }));
    const control = form.current?.elements.namedItem(field);
    // Checked again while it is mended; nobody is told off while typing.
    if (faults[field] !== undefined) setFaults({ ...faults, [field]: faultOf(control as HTMLInputElement) });
  };
  const clear = () => setRequest(emptyRequest);
  const formProps = {
    ref: form,
    className: 'stack-4',
    onInvalidCapture,
    'aria-labelledby': 'formulir-judul',
  };
  return { formProps, request, set, clear, faults };
}

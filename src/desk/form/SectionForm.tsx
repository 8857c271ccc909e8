import Form from '@rjsf/core';
import type { ErrorSchema, RJSFSchema } from '@rjsf/utils';
import { customizeValidator } from '@rjsf/validator-ajv8';
import Ajv2020 from 'ajv/dist/2020.js';
import { useMemo } from 'react';
import type { RecordFault } from '../contract.ts';
import type { DeskContext } from './context.ts';
import styles from './Fields.module.css';
import { TextWidget } from './TextWidget.tsx';
import { ArrayItem, ArrayTemplate, FieldTemplate, ObjectTemplate } from './templates.tsx';

// Only tells which alternative of a union a value is: what is right and wrong the real schemas say, on the server.
const validator = customizeValidator({ AjvClass: Ajv2020, ajvOptionsOverrides: { strict: false } });

const templates = {
  FieldTemplate,
  ObjectFieldTemplate: ObjectTemplate,
  ArrayFieldTemplate: ArrayTemplate,
  ArrayFieldItemTemplate: ArrayItem,
};
const widgets = {
  TextWidget,
  TextareaWidget: TextWidget,
  EmailWidget: TextWidget,
  URLWidget: TextWidget,
  DateWidget: TextWidget,
  DateTimeWidget: TextWidget,
};

/** Problems as the form library wants them: a tree with the messages at the fields. */
function errorTree(problems: readonly RecordFault[], depth: number): ErrorSchema {
  const tree: ErrorSchema = {};
  for (const { path, message } of problems) {
    let at = tree;
    for (const key of path.slice(depth)) {
      at[key] ??= {};
      at = at[key] as ErrorSchema;
    }
    at.__errors = [...(at.__errors ?? []), message];
  }
  return tree;
}

interface SectionFormProps {
  schema: RJSFSchema;
  context: DeskContext;
  problems: readonly RecordFault[];
  onChange: (data: unknown) => void;
}

/** The fields of one section. */
export function SectionForm({ schema, context, problems, onChange }: SectionFormProps) {
  const { base, data } = context;
  const errors = useMemo(() => errorTree(problems, base.length), [problems, base.length]);
  return (
    <Form
      className={`${styles.form} stack-3`}
      tagName="div"
      schema={schema}
      validator={validator}
      formData={data}
      formContext={context}
      idPrefix={base.length > 0 ? base.join('.') : 'root'}
      idSeparator="."
      templates={templates}
      widgets={widgets}
      extraErrors={errors}
      noValidate
      showErrorList={false}
      experimental_defaultFormStateBehavior={{
        emptyObjectFields: 'skipDefaults',
        arrayMinItems: { populate: 'never' },
        constAsDefaults: 'never',
      }}
      experimental_componentUpdateStrategy="always"
      onChange={({ formData }) => onChange(formData)}
    >
      {/* Saved with the whole record, not by itself. */}
      <span hidden />
    </Form>
  );
}

import {
  ADDITIONAL_PROPERTY_FLAG,
  type ArrayFieldItemTemplateProps,
  type ArrayFieldTemplateProps,
  canExpand,
  type FieldTemplateProps,
  type ObjectFieldTemplateProps,
} from '@rjsf/utils';
import { useState } from 'react';
import { deskWords } from '../desk.words.ts';
import { fieldLabel, fill, itemWord, sayProblem } from '../say.ts';
import { type DeskContext, summaryOf, valueAt } from './context.ts';
import styles from './Fields.module.css';

const { form: words } = deskWords;

/** A list whose items can be added, removed and moved. */
export function ArrayTemplate(props: ArrayFieldTemplateProps) {
  const { items, title, canAdd, onAddClick, fieldPathId, schema } = props;
  const { base } = props.registry.formContext as DeskContext;
  return (
    <fieldset className={`${styles.group} stack-2 slim boxed`} id={fieldPathId.$id}>
      <legend className="strong">{title}</legend>
      {schema.description && <p className="caption">{schema.description}</p>}
      <div className="stack-2">{items}</div>
      {canAdd && (
        <button type="button" className={styles.small} onClick={onAddClick}>
          {fill(words.add, { what: itemWord([...base, ...fieldPathId.path]) })}
        </button>
      )}
    </fieldset>
  );
}

/** One item: a line when it is a text, a fold when it has fields. */
export function ArrayItem({ children, buttonsProps, index, schema, registry }: ArrayFieldItemTemplateProps) {
  const { base, data } = registry.formContext as DeskContext;
  const { path } = buttonsProps.fieldPathId;
  const summary = summaryOf(valueAt(data, path));
  // A new item is there to be filled in.
  const [isNew] = useState(summary === '');
  const name = fill(words.item, { label: fieldLabel([...base, ...path]), number: index + 1 });
  const action = (sign: string, label: string, act: () => void, possible: boolean | undefined) => (
    <button
      type="button"
      className={styles.sign}
      onClick={act}
      disabled={!possible}
      title={label}
      aria-label={`${label}: ${name}`}
    >
      {sign}
    </button>
  );
  const buttons = (
    <div className="row wrap">
      {action('↑', words.up, buttonsProps.onMoveUpItem, buttonsProps.hasMoveUp)}
      {action('↓', words.down, buttonsProps.onMoveDownItem, buttonsProps.hasMoveDown)}
      {action('×', words.remove, buttonsProps.onRemoveItem, buttonsProps.hasRemove)}
    </div>
  );
  if (!['object', 'array'].includes(String(schema.type))) {
    return (
      <div className={styles.line}>
        <div className="slim">{children}</div>
        {buttons}
      </div>
    );
  }
  return (
    <details className={`${styles.item} rule`} open={isNew}>
      <summary>
        <span className="figures faint">{index + 1}</span> {summary || name}
      </summary>
      <div className={styles.itemBody}>
        {children}
        {buttons}
      </div>
    </details>
  );
}

/** A field with its name, its explanation and what is wrong with it. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, label, children, displayLabel, required, rawErrors, rawDescription, schema, hidden } = props;
  if (hidden) return null;
  const problems = [...new Set(rawErrors?.map(sayProblem))];
  const named = ADDITIONAL_PROPERTY_FLAG in schema;
  // An item of a list has its number; the list has its name.
  const isItem = /\.\d+$/.test(id);
  const isCheckbox = schema.type === 'boolean';
  return (
    <div className="stack-1 slim">
      {named && (
        <div className="row wrap">
          <input
            aria-label={deskWords.records.name}
            id={`${id}-key`}
            defaultValue={label}
            key={label}
            onBlur={props.onKeyRenameBlur}
          />
          <button type="button" className={styles.small} onClick={props.onRemoveProperty}>
            {deskWords.form.remove}
          </button>
        </div>
      )}
      {displayLabel && !named && !isCheckbox && (
        <label className={isItem ? 'visually-hidden' : 'strong'} htmlFor={id}>
          {label}
          {!required && <span className="caption"> {deskWords.form.optional}</span>}
        </label>
      )}
      {displayLabel && rawDescription && !isItem && (
        <p className="caption" id={`${id}__help`}>
          {rawDescription}
        </p>
      )}
      {children}
      {problems.length > 0 && (
        <ul className={styles.problems} id={`${id}__error`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** A table of fields. The section itself carries its name outside of the form, an item of a list on its fold. */
export function ObjectTemplate(props: ObjectFieldTemplateProps) {
  const { properties, title, description, fieldPathId, schema, uiSchema, formData, optionalDataControl } = props;
  const { base } = props.registry.formContext as DeskContext;
  const { path } = fieldPathId;
  const isBare = path.length === 0 || typeof path.at(-1) === 'number';
  const fields = (
    <>
      {optionalDataControl}
      {properties.filter(({ hidden }) => !hidden).map(({ content }) => content)}
      {canExpand(schema, uiSchema, formData) && (
        <button type="button" className={styles.small} onClick={props.onAddProperty}>
          {fill(words.add, { what: itemWord([...base, ...path]) })}
        </button>
      )}
    </>
  );
  if (isBare) return <div className="stack-3">{fields}</div>;
  return (
    <fieldset className={`${styles.group} stack-2 slim boxed`} id={fieldPathId.$id}>
      <legend className="strong">{title || fieldLabel([...base, ...path])}</legend>
      {description && <p className="caption">{description}</p>}
      {fields}
    </fieldset>
  );
}

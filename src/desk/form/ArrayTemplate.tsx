import type { ArrayFieldItemTemplateProps, ArrayFieldTemplateProps } from '@rjsf/utils';
import { useState } from 'react';
import { deskWords } from '../desk.words.ts';
import { fieldLabel, fill } from '../say.ts';
import { type DeskContext, summaryOf, valueAt } from './context.ts';
import styles from './Fields.module.css';

const { form: words } = deskWords;

/** A list whose items can be added, removed and moved. */
export function ArrayTemplate({ items, title, canAdd, onAddClick, fieldPathId, schema }: ArrayFieldTemplateProps) {
  return (
    <fieldset className={styles.group} id={fieldPathId.$id}>
      <legend className={styles.legend}>{title}</legend>
      {schema.description && (
        <p className={styles.help} lang={schema.$comment}>
          {schema.description}
        </p>
      )}
      <div className={styles.items}>{items}</div>
      {canAdd && (
        <button type="button" className={styles.small} onClick={onAddClick}>
          {`${words.add}: ${title}`}
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
    <div className={styles.itemButtons}>
      {action('↑', words.up, buttonsProps.onMoveUpItem, buttonsProps.hasMoveUp)}
      {action('↓', words.down, buttonsProps.onMoveDownItem, buttonsProps.hasMoveDown)}
      {action('×', words.remove, buttonsProps.onRemoveItem, buttonsProps.hasRemove)}
    </div>
  );
  if (!['object', 'array'].includes(String(schema.type))) {
    return (
      <div className={styles.line}>
        <div className={styles.lineField}>{children}</div>
        {buttons}
      </div>
    );
  }
  return (
    <details className={styles.item} open={isNew}>
      <summary className={styles.summary}>
        <span className={styles.number}>{index + 1}</span> {summary || name}
      </summary>
      <div className={styles.itemBody}>
        {children}
        {buttons}
      </div>
    </details>
  );
}

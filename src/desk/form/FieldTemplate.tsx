import { ADDITIONAL_PROPERTY_FLAG, type FieldTemplateProps } from '@rjsf/utils';
import { deskWords } from '../desk.words.ts';
import { sayProblem } from '../say.ts';
import styles from './Fields.module.css';

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
    <div className={styles.field}>
      {named && (
        <div className={styles.key}>
          <input
            className={styles.control}
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
        <label className={isItem ? 'visually-hidden' : styles.label} htmlFor={id}>
          {label}
          {!required && <span className={styles.optional}> {deskWords.form.optional}</span>}
        </label>
      )}
      {displayLabel && rawDescription && !isItem && (
        <p className={styles.help} id={`${id}__help`} lang={schema.$comment}>
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

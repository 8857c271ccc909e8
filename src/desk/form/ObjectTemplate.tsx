import { canExpand, type ObjectFieldTemplateProps } from '@rjsf/utils';
import { deskWords } from '../desk.words.ts';
import { fieldLabel } from '../say.ts';
import type { DeskContext } from './context.ts';
import styles from './Fields.module.css';

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
          {deskWords.form.add}
        </button>
      )}
    </>
  );
  if (isBare) return <div className={styles.fields}>{fields}</div>;
  return (
    <fieldset className={styles.group} id={fieldPathId.$id}>
      <legend className={styles.legend}>{title || fieldLabel([...base, ...path])}</legend>
      {description && (
        <p className={styles.help} lang={schema.$comment}>
          {description}
        </p>
      )}
      {fields}
    </fieldset>
  );
}

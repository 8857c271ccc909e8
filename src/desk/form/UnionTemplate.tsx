import type { MultiSchemaFieldTemplateProps } from '@rjsf/utils';
import styles from './Fields.module.css';

/** A choice between shapes, and the fields of the chosen one. */
export function UnionTemplate({ selector, optionSchemaField }: MultiSchemaFieldTemplateProps) {
  return (
    <div className={styles.union}>
      {selector}
      {optionSchemaField}
    </div>
  );
}

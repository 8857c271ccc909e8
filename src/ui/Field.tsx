import type { ReactNode } from 'react';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  label: string;
  /** Word behind the label when the field may stay empty. */
  optional?: string | undefined;
  children: ReactNode;
}

/** A label with its control; the control has the same id. */
export function Field({ id, label, optional, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id} id={`${id}-label`}>
        {label}
        {optional && <span className={styles.optional}> {optional}</span>}
      </label>
      {children}
    </div>
  );
}

export const controlClass = styles.control;
export const messageClass = styles.message;

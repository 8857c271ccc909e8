import type { ReactNode } from 'react';
import { joinClasses } from '../classes.ts';
import styles from './Field.module.css';

interface FieldProps {
  id: string;
  label: string;
  /** Shown after the label of a field that may stay empty. */
  optional?: string | undefined;
  /** Error message; the control needs `problemProps` too. */
  problem?: string | undefined;
  children: ReactNode;
}

export function Field({ id, label, optional, problem, children }: FieldProps) {
  return (
    <div className={`${styles.field} stack-1 top slim`}>
      <label className={`${styles.label} strong`} htmlFor={id} id={`${id}-label`}>
        {/* The space is part of the text: browsers would otherwise drop it from the accessible name. */}
        <span>{optional ? `${label} ` : label}</span>
        {optional && <span className={`${styles.optional} faint`}>{optional}</span>}
      </label>
      {/* Above the control, as the browser's own validation bubble would cover it below. */}
      <FieldProblem id={id} problem={problem} />
      {children}
    </div>
  );
}

/** Error message of a field; the control refers to it by `problemProps`. */
export function FieldProblem({ id, problem }: Pick<FieldProps, 'id' | 'problem'>) {
  if (!problem) return null;
  return (
    <p className={styles.problem} id={problemId(id)}>
      {problem}
    </p>
  );
}

const problemId = (id: string) => `${id}-masalah`;

/** ARIA attributes that connect a control with its field's error message. */
export const problemProps = (id: string, problem: string | undefined) =>
  problem === undefined ? {} : ({ 'aria-invalid': true, 'aria-describedby': problemId(id) } as const);

export const controlClass = joinClasses(styles.control, 'full start');
export const messageClass = styles.message;

/** Classes of the title of a group of radio buttons. */
export const legendClass = joinClasses(styles.label, 'strong');

export interface SelectFieldProps {
  name: string;
  label: string;
  optional: string;
  placeholder: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  problem?: string | undefined;
  disabled?: boolean | undefined;
}

import '../styles/grid.css';
import type { ReactNode } from 'react';
import styles from './ToolSheet.module.css';
import { untranslated } from './untranslated.ts';

interface ToolSheetProps {
  inputsTitle: string;
  resultTitle: string;
  inputs: ReactNode;
  children: ReactNode;
}

/** Inputs and result side by side; on a phone the result is below the inputs. */
export function ToolSheet({ inputsTitle, resultTitle, inputs, children }: ToolSheetProps) {
  return (
    <div className={`${styles.sheet} stack-6 print-block`}>
      {/* Not a form, as nothing is submitted. */}
      <section className="stack-4 top slim">
        <h3 className={`${styles.title} heading rule-below`}>{inputsTitle}</h3>
        {inputs}
      </section>
      <section className="stack-4 top slim sticky print-block">
        <h3 className={`${styles.title} heading rule-below`}>{resultTitle}</h3>
        {children}
      </section>
    </div>
  );
}

export function InputGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="slim stack-4">
      <legend className={`${styles.legend} label`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** Buttons below a result. */
export function ToolActions({ children }: { children: ReactNode }) {
  return <div className="wrap row gap-3 screen-only">{children}</div>;
}

interface ReadingProps {
  label: string;
  /** Formatted with its unit. */
  value: string;
  note?: string | undefined;
  state?: 'measured' | 'warning' | undefined;
}

/** Results in large type. Screen readers announce the sentence above them when it changes, not each figure. */
export function Readings({ items }: { items: readonly ReadingProps[] }) {
  return (
    <dl className={`${styles.readings} fit whole`}>
      {items.map(({ label, value, note, state = 'measured' }) => (
        <div key={label} className={styles.reading}>
          <dt className="note">{label}</dt>
          <dd className={`${styles.value} figures measured breakable`} data-state={state} {...untranslated(value)}>
            {value}
          </dd>
          {note && <dd className="note faint">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

import '../styles/grid.css';
import type { ReactNode } from 'react';
import styles from './ToolSheet.module.css';

interface ToolSheetProps {
  /** Names of the two halves, for screen readers and as labels in the narrow column. */
  inputsTitle: string;
  resultTitle: string;
  inputs: ReactNode;
  children: ReactNode;
}

/** A tool: what the visitor gives on the left, what comes of it on the right, one under the other on a phone. */
export function ToolSheet({ inputsTitle, resultTitle, inputs, children }: ToolSheetProps) {
  return (
    <div className={`${styles.sheet} stack-6 print-block`}>
      {/* No form: everything is calculated while it is typed, there is nothing to send. */}
      <section className="stack-4 top slim" aria-label={inputsTitle}>
        <h3 className={`${styles.title} heading rule-below`}>{inputsTitle}</h3>
        {inputs}
      </section>
      <section className="stack-4 top slim sticky print-block" aria-label={resultTitle}>
        <h3 className={`${styles.title} heading rule-below`}>{resultTitle}</h3>
        {children}
      </section>
    </div>
  );
}

/** Fields that belong together, under a heading. */
export function InputGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className={`${styles.group} stack-4 slim`}>
      <legend className={`${styles.legend} label`}>{title}</legend>
      {children}
    </fieldset>
  );
}

/** The controls under a result. */
export function ToolActions({ children }: { children: ReactNode }) {
  return <div className="wrap row gap-3 screen-only">{children}</div>;
}

interface ReadingProps {
  label: string;
  /** The figure with its unit, as it is written. */
  value: string;
  note?: string | undefined;
  state?: 'measured' | 'warning' | undefined;
}

/** The figures that answer the question, large. The sentence over them is spoken when it changes, not each of them. */
export function Readings({ items }: { items: readonly ReadingProps[] }) {
  return (
    <dl className={`${styles.readings} whole`}>
      {items.map(({ label, value, note, state = 'measured' }) => (
        <div key={label} className={styles.reading}>
          <dt className="note">{label}</dt>
          <dd className={`${styles.value} figures measured breakable`} data-state={state}>
            {value}
          </dd>
          {note && <dd className="note faint">{note}</dd>}
        </div>
      ))}
    </dl>
  );
}

import type { Language } from '../../lib/highlight.ts';
import { CodeBlock } from '../../ui/CodeBlock.tsx';
import styles from './ApiRequest.module.css';

export interface Tab {
  id: string;
  label: string;
  file: string;
  code: string;
  language: Language;
}

/** A choice of languages without a script: the radio buttons stand before the panels, and CSS shows the chosen one. */
export function CodeTabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{name}</legend>
      {tabs.map(({ id, label }, index) => (
        <span key={id} className={styles.tab}>
          <input
            className={styles.radio}
            type="radio"
            name="bahasa"
            id={`bahasa-${id}`}
            value={id}
            defaultChecked={index === 0}
          />
          <label className={styles.label} htmlFor={`bahasa-${id}`}>
            {label}
          </label>
        </span>
      ))}
      {tabs.map(({ id, file, code, language }) => (
        <div key={id} className={styles.panel}>
          <CodeBlock title={file} code={code} language={language} copy />
        </div>
      ))}
    </fieldset>
  );
}

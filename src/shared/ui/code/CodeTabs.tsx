import { CodeBlock } from './CodeBlock.tsx';
import styles from './CodeTabs.module.css';
import type { Language } from './highlight.ts';

interface Tab {
  id: string;
  label: string;
  file: string;
  code: string;
  language: Language;
}

interface CodeTabsProps {
  /** Name of the choice, read out. */
  name: string;
  /** Tells the choices of one page apart. */
  group: string;
  tabs: readonly Tab[];
}

/**
 * A choice of languages without a script: the radio buttons stand before the panels, and CSS shows the chosen one.
 * Where features/languages runs, one choice turns all of a page.
 */
export function CodeTabs({ name, group, tabs }: CodeTabsProps) {
  return (
    <fieldset className={styles.tabs}>
      <legend className="visually-hidden">{name}</legend>
      {tabs.map(({ id, label }, index) => (
        <span key={id} className={`${styles.tab} screen-only`}>
          <input
            className={styles.radio}
            type="radio"
            name={group}
            id={`${group}-${id}`}
            value={id}
            data-language=""
            defaultChecked={index === 0}
          />
          <label className={`${styles.label} quiet touch centred`} htmlFor={`${group}-${id}`}>
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

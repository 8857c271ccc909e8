import { CodeBlock } from './CodeBlock.tsx';
import styles from './CodeTabs.module.css';
import type { Language } from './highlight.ts';
import { Tab, Tabs } from './Tabs.tsx';

interface CodeSample {
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
  tabs: readonly CodeSample[];
  /** What the code belongs to, where a page holds several such choices. */
  of?: string | undefined;
}

/**
 * A choice of languages without a script: the radio buttons stand before the panels, and CSS shows the chosen one.
 * Where languages.ts runs, one choice turns all of a page.
 */
export function CodeTabs({ name, group, tabs, of }: CodeTabsProps) {
  return (
    <Tabs name={name}>
      {tabs.map(({ id, label }, index) => (
        <Tab
          key={id}
          id={`${group}-${id}`}
          label={label}
          name={group}
          value={id}
          data-language=""
          defaultChecked={index === 0}
        />
      ))}
      {tabs.map(({ id, file, code, language }) => (
        <div key={id} className={styles.panel}>
          <CodeBlock title={file} code={code} language={language} of={of} copy />
        </div>
      ))}
    </Tabs>
  );
}

import { plainText, type Wording } from 'contract/marked';
import { interfaceWords } from '../../words/interface.words.ts';
import { classes } from '../classes.ts';
import { CodePanel, copyClass, pairClass, panelClass, Tab, Tabs } from './CodePanel.tsx';
import { highlight, type Language } from './highlight.ts';

interface CodeBlockProps {
  title: Wording;
  code: string;
  language: Language;
  /** A copy button, which copy.ts shows and works. */
  copy?: boolean;
  /** Tells blocks of one title apart, in the button's name. */
  of?: string | undefined;
}

const { copy } = interfaceWords;

/** Words are told apart while the site is built. */
export function CodeBlock({ title, code, language, copy: offered = false, of }: CodeBlockProps) {
  const button = offered && (
    <>
      <button
        type="button"
        className={copyClass}
        aria-label={`${copy.label}: ${[plainText(title), of].filter(Boolean).join(', ')}`}
        data-copy={copy.done}
        data-copied={copy.code}
        data-keys={copy.keys}
        data-marked={copy.marked}
        hidden
      >
        {copy.label}
      </button>
      <span className="visually-hidden" role="status" />
    </>
  );
  return <CodePanel title={title} tokens={highlight(code, language)} action={button} />;
}

/** One above the other; `across` on wide screens side by side, as what is sent and what comes back. */
export function CodeStack({ items, across }: { items: readonly CodeBlockProps[]; across?: boolean }) {
  return (
    <div className={classes('stack-2 slim', across && pairClass)}>
      {items.map((item) => (
        <CodeBlock key={plainText(item.title)} {...item} />
      ))}
    </div>
  );
}

interface CodeSample {
  id: string;
  label: string;
  file: string;
  code: string;
  language: Language;
}

interface CodeTabsProps {
  name: string;
  /** Unique on the page. */
  group: string;
  tabs: readonly CodeSample[];
  /** Tells such choices apart. */
  of?: string | undefined;
}

/**
 * Works without a script: radio buttons stand before the panels, and CSS shows the chosen one. languages.ts turns all
 * of a page.
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
        <div key={id} className={panelClass}>
          <CodeBlock title={file} code={code} language={language} of={of} copy />
        </div>
      ))}
    </Tabs>
  );
}

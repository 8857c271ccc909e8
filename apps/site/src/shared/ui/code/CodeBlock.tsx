import { plainText, type Wording } from 'contract/marked';
import { interfaceWords } from '../../words/interface.words.ts';
import { joinClasses } from '../classes.ts';
import { CodePanel, copyClass, pairClass, panelClass, Tab, Tabs } from './CodePanel.tsx';
import { highlight, type Language } from './highlight.ts';

interface CodeBlockProps {
  title: Wording;
  code: string;
  language: Language;
  /** Adds a copy button, which copy.ts reveals and handles. */
  copy?: boolean;
  /** Added to the name of the copy button, to distinguish blocks with the same title. */
  context?: string | undefined;
}

const { copy } = interfaceWords;

/** Code that is highlighted at build time. */
export function CodeBlock({ title, code, language, copy: offered = false, context }: CodeBlockProps) {
  const button = offered && (
    <>
      <button
        type="button"
        className={copyClass}
        aria-label={`${copy.label}: ${[plainText(title), context].filter(Boolean).join(', ')}`}
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

/** Code blocks below one another; with `across` side by side on wide screens, as request and response. */
export function CodeStack({ items, across }: { items: readonly CodeBlockProps[]; across?: boolean }) {
  return (
    <div className={joinClasses('stack-2 slim', across && pairClass)}>
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
  /** Distinguishes several groups of tabs on a page. */
  context?: string | undefined;
}

/**
 * Code samples in tabs that work without scripts: radio buttons precede the panels, and CSS shows the selected panel.
 * languages.ts switches all groups of a page together.
 */
export function CodeTabs({ name, group, tabs, context }: CodeTabsProps) {
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
          <CodeBlock title={file} code={code} language={language} context={context} copy />
        </div>
      ))}
    </Tabs>
  );
}

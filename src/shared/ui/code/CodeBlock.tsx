import { plainText, type Wording } from '../../text/marked.ts';
import { interfaceWords } from '../../words/interface.words.ts';
import { CodePanel, copyClass, panelClass, Tab, Tabs } from './CodePanel.tsx';
import { highlight, type Language } from './highlight.ts';

interface CodeBlockProps {
  /** What the code is; stands over it and is read out. */
  title: Wording;
  code: string;
  language: Language;
  /** Offers a copy button, which copy.ts shows and works. */
  copy?: boolean;
  /** What the code belongs to, where a page holds several of one title: a part of the button's name. */
  of?: string | undefined;
}

const { copy } = interfaceWords;

/** Code with its words told apart while the site is built. */
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

/** Blocks one above the other: what goes out, what comes back. */
export function CodeStack({ items }: { items: readonly CodeBlockProps[] }) {
  return (
    <div className="stack-2 slim">
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
        <div key={id} className={panelClass}>
          <CodeBlock title={file} code={code} language={language} of={of} copy />
        </div>
      ))}
    </Tabs>
  );
}

import { type Mark, plainText, type Wording } from 'contract/marked';
import { fillText } from 'contract/slots';
import { type ComponentPropsWithoutRef, createElement, Fragment } from 'react';
import { interfaceWords } from '../words/interface.words.ts';
import { Address } from './Address.tsx';
import styles from './Text.module.css';
import { untranslated } from './untranslated.ts';

interface TextProps {
  children: Wording;
}

/**
 * A text as the only child of an element: one string, or a list of elements. A browser's translator replaces bare text
 * nodes; React can update such a text only if it is the only child, as it then sets the text of the element.
 */
export function inlineText(text: Wording): string | React.JSX.Element[] {
  const parts = typeof text === 'string' ? [text] : text.parts;
  const [only = ''] = parts;
  if (parts.length < 2 && typeof only === 'string' && !joined.test(only)) return only;
  return parts.map((part, index) => {
    const key = `${index}`;
    return typeof part === 'string' ? <Unbroken key={key} text={part} /> : <MarkedPart key={key} part={part} />;
  });
}

const Inline = ({ children }: TextProps) => inlineText(children);

/**
 * Ranges, codes and compound units such as `10–40`, `09.00–17.00`, `60079-10-1`, `mS/cm`, in which browsers would wrap
 * after the dash or the slash.
 */
const joined =
  /((?<![\p{L}\d.,–-])\d+(?:[.,]\d+)*(?:[–-]\d+(?:[.,]\d+)*)+|(?<!\p{L})[µmk]?[SgLm]\/(?:cm|mm|m³|L|kg|h|jam|detik|menit|hari)(?!\p{L}))/u;

// Because of the single capture group, every second piece is a match.
const Unbroken = ({ text }: { text: string }) =>
  text.split(joined).map((piece, index) => {
    const key = `${index}`;
    if (index % 2 === 0) return piece && <span key={key}>{piece}</span>;
    return (
      <span key={key} className="unbroken">
        <Range text={piece} />
      </span>
    );
  });

/** Screen readers read the dash between two figures as a word, which is not copied with the text. */
const Range = ({ text }: { text: string }) =>
  text.split('–').map((end, index) => {
    const key = `${index}`;
    return (
      <Fragment key={key}>
        {index > 0 && (
          <span className={styles.to} data-spoken={` ${interfaceWords.to} `}>
            <span aria-hidden="true">–</span>
          </span>
        )}
        <span>{end}</span>
      </Fragment>
    );
  });

function MarkedPart({ part }: { part: Mark }) {
  switch (part.kind) {
    case 'en':
      return <span lang="en">{part.text}</span>;
    case 'code':
      return (
        <code translate="no">
          <Address>{part.text}</Address>
        </code>
      );
    case 'abbr':
      return <abbr title={part.title}>{part.text}</abbr>;
    case 'ref': {
      // The asterisk stays on the line of the last word.
      const last = part.text.lastIndexOf(' ') + 1;
      return (
        <>
          <Unbroken text={part.text.slice(0, last)} />
          <span className="unbroken">
            <Range text={part.text.slice(last)} />
            <a
              className={`${styles.note} measured screen-only`}
              href={part.href}
              aria-label={fillText(interfaceWords.note, {
                figure: part.text.replace('–', ` ${interfaceWords.to} `),
                subject: part.subject,
              })}
            >
              *
            </a>
          </span>
        </>
      );
    }
    default:
      return part satisfies never;
  }
}

const tags = [
  ...(['p', 'h1', 'h2', 'h3', 'li', 'dt', 'dd', 'th', 'td', 'caption', 'figcaption'] as const),
  ...(['span', 'strong', 'summary', 'a'] as const),
];
type Elements = {
  [Tag in (typeof tags)[number]]: (
    props: Omit<ComponentPropsWithoutRef<Tag>, 'children'> & TextProps,
  ) => React.JSX.Element;
};

/** Cells that usually contain only a figure, which a translator must not change. */
const isValue = (tag: string) => tag === 'td' || tag === 'dd';

const elements = tags.map((tag) => [
  tag,
  ({ children, ...rest }: TextProps) =>
    createElement(tag, { ...(isValue(tag) && untranslated(children)), ...rest }, inlineText(children)),
]);

/**
 * A text with its marks (English passages, code, abbreviations, figures with a footnote), alone or within an element:
 * `<Text.p className="lead">{words}</Text.p>`.
 */
export const Text = Object.assign(Inline, Object.fromEntries(elements) as Elements);

interface TextsProps {
  items: readonly Wording[];
  as?: 'p' | 'li' | 'dd' | 'span';
  className?: string | undefined;
}

/** One element per text. */
export function Texts({ items, as = 'p', ...look }: TextsProps) {
  const Element = Text[as];
  return items.map((item) => (
    <Element key={plainText(item)} {...look}>
      {item}
    </Element>
  ));
}

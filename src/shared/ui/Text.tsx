import { fillText } from '../../../server/contract/slots.ts';
import type { Mark, Marked, Wording } from '../text/marked.ts';
import { stretchesOf } from '../text/stretches.ts';
import { interfaceWords } from '../words/interface.words.ts';
import { Address } from './Address.tsx';
import styles from './Text.module.css';
import { withElements } from './with-elements.tsx';

function Inline({ children }: { children: Marked }) {
  return children.parts.map((part, index) => {
    const key = `${index}`;
    return typeof part === 'string' ? <Stretches key={key} text={part} /> : <MarkedPart key={key} part={part} />;
  });
}

const Stretches = ({ text }: { text: string }) =>
  stretchesOf(text).map((stretch, index) => {
    const key = `${index}`;
    if (!stretch.unbroken) return stretch.text;
    return (
      <span key={key} className="unbroken">
        {stretch.text}
      </span>
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
    case 'ref':
      return (
        <span className="unbroken">
          {part.text}
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
      );
    default:
      return part satisfies never;
  }
}

const InlineOrPlain = ({ children }: { children: Wording }) =>
  typeof children === 'string' ? children : <Inline>{children}</Inline>;

/** With its marks: English passages, code, abbreviations, figures with a footnote. */
export const Text = withElements(Inline);

export const Words = withElements(InlineOrPlain);

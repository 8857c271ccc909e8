import { parseInline } from '../text/inline.ts';
import styles from './Text.module.css';
import { withElements } from './with-elements.tsx';

function Inline({ children }: { children: string }) {
  return parseInline(children).map((part, index) => {
    const key = `${index}`;
    switch (part.kind) {
      case 'text':
        return part.text;
      case 'en':
        return (
          <span lang="en" key={key}>
            {part.text}
          </span>
        );
      case 'abbr':
        return (
          <abbr title={part.title} key={key}>
            {part.text}
          </abbr>
        );
      case 'ref':
        return (
          <span className="unbroken" key={key}>
            {part.text}
            <a
              className={`${styles.note} measured screen-only`}
              href={part.href}
              aria-label={`Arti angka ${part.text}: ${part.subject}`}
            >
              *
            </a>
          </span>
        );
      default:
        return part satisfies never;
    }
  });
}

/** A text with its inline marks: English passages, abbreviations, figures with a footnote. */
export const Text = withElements(Inline);

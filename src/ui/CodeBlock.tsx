import { highlight, type Language } from '../lib/highlight.ts';
import styles from './CodeBlock.module.css';
import { Text } from './Text.tsx';

interface CodeBlockProps {
  /** What the code is; stands over it and is read out. */
  title: string;
  code: string;
  language: Language;
  /** Offers a copy button, which features/copy shows and works. */
  copy?: boolean;
}

/** Code with its words told apart while the site is built. Too long lines scroll inside the block. */
export function CodeBlock({ title, code, language, copy = false }: CodeBlockProps) {
  return (
    <figure className={`${styles.block} dark`} data-code="">
      <figcaption className={styles.bar}>
        <span>
          <Text>{title}</Text>
        </span>
        {copy && (
          <>
            <button type="button" className={styles.copy} data-copy="" hidden>
              Salin
            </button>
            <span className="visually-hidden" role="status" />
          </>
        )}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard */}
      <pre className={styles.code} tabIndex={0}>
        <code translate="no">
          {highlight(code, language).map(({ text, kind }, index) =>
            kind === 'plain' ? (
              text
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change their order
              <span key={index} className={styles[kind]}>
                {text}
              </span>
            ),
          )}
        </code>
      </pre>
    </figure>
  );
}

/** Blocks one above the other: what goes out, what comes back. */
export function CodeStack({ items }: { items: readonly CodeBlockProps[] }) {
  return (
    <div className={styles.stack}>
      {items.map((item) => (
        <CodeBlock key={item.title} {...item} />
      ))}
    </div>
  );
}

import type { Wording } from 'contract/marked';
import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { joinClasses } from '../classes.ts';
import { Text } from '../Text.tsx';
import styles from './Code.module.css';
import type { Token } from './highlight.ts';

interface CodePanelProps {
  title: Wording;
  /** The code, split by syntax. */
  tokens: readonly Token[];
  /** Wraps long lines, for code that is read as a whole, such as a signature. */
  wrap?: boolean;
  action?: ReactNode;
}

/** Code on a dark sheet; long lines scroll horizontally. */
export function CodePanel({ title, tokens, wrap = false, action }: CodePanelProps) {
  return (
    <figure className={`${styles.block} column slim dark`} data-code="">
      <figcaption className={`${styles.bar} row spread gap-3 rule-below label quiet`}>
        <Text.span>{title}</Text.span>
        {action}
      </figcaption>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable from the keyboard */}
      <pre className={joinClasses(styles.code, 'grow', wrap && `${styles.wrap} breakable`)} tabIndex={0}>
        <code translate="no">
          {tokens.map(({ text, kind }, index) =>
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

export const pairClass = styles.pair;

export const copyClass = joinClasses(styles.copy, 'firm touch plain underlined screen-only');

/** A group of tabs; the children are all tabs, then all panels. */
export function Tabs({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset className="row wrap slim print-block">
      <legend className="visually-hidden">{name}</legend>
      {children}
    </fieldset>
  );
}

interface TabProps extends ComponentPropsWithoutRef<'input'> {
  id: string;
  label: string;
}

/** A radio button whose label covers it. */
export function Tab({ id, label, ...input }: TabProps) {
  return (
    <span className="relative screen-only">
      <input {...input} id={id} type="radio" className={`${styles.radio} cover full`} />
      <label className={`${styles.label} quiet strong touch centred`} htmlFor={id}>
        {label}
      </label>
    </span>
  );
}

export const panelClass = joinClasses(styles.panel, 'firm full above-2');

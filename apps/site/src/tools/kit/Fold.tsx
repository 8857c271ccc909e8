import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './Fold.module.css';
import { Later } from './Later.tsx';
import type { ToolWords } from './tool-words.ts';

interface FoldProps {
  title: string;
  /** At the end of the line: what the part comes to. */
  amount?: string | React.JSX.Element | undefined;
  /** Opens it whenever this becomes true. Never closes it: the visitor may be typing inside. */
  open?: boolean | undefined;
  /** Printed without its line. */
  printed?: boolean;
  children: ReactNode;
}

export function Fold({ onOpen, ...fold }: FoldProps & { onOpen?: (() => void) | undefined }) {
  const { title, amount, open, printed, children } = fold;
  const details = useRef<HTMLDetailsElement>(null);
  const [startsOpen] = useState(open);
  useEffect(() => {
    if (open && details.current) details.current.open = true;
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a fold that was opened before the tool was alive
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, []);
  return (
    <details
      ref={details}
      className={`${styles.fold} slim rule-strong`}
      open={startsOpen}
      data-printed={printed || undefined}
      // With scripts off it would open to nothing.
      data-needs-script={onOpen ? '' : undefined}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={`${styles.summary} stack-2 middle`}>
        <Icon name="down" size={16} className={`${styles.sign} faint`} />
        <span className={styles.name}>{title}</span>
        {amount && <span className="figures small unbroken">{amount}</span>}
      </summary>
      {children}
    </details>
  );
}

/** Drawn when it is first opened; with `React.lazy` its script is fetched only then. */
export function LazyFold({ words, children, ...fold }: FoldProps & { words: ToolWords }) {
  const [drawn, setDrawn] = useState(false);
  const loading = <p>{words.loading}</p>;
  return (
    <Fold {...fold} onOpen={() => setDrawn(true)}>
      {drawn ? (
        <Later words={words.late} meanwhile={loading}>
          {children}
        </Later>
      ) : (
        loading
      )}
    </Fold>
  );
}

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './Fold.module.css';
import { LazyBoundary } from './LazyBoundary.tsx';
import type { ToolWords } from './tool-words.ts';

interface FoldProps {
  title: string;
  /** Key figure of the part, at the end of its summary line. */
  amount?: string | React.JSX.Element | undefined;
  /** Opens the fold whenever it becomes true, and never closes it: the visitor may be typing inside. */
  open?: boolean | undefined;
  /** Printed without its summary line. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, for a fold opened before hydration
  useEffect(() => {
    if (details.current?.open) onOpen?.();
  }, []);
  return (
    <details
      ref={details}
      className={joinClasses(styles.fold, 'slim rule-strong', printed && 'prints-open')}
      open={startsOpen}
      data-printed={printed || undefined}
      // Its content needs scripts, so without them the fold is hidden.
      data-needs-script={onOpen ? '' : undefined}
      onToggle={(event) => event.currentTarget.open && onOpen?.()}
    >
      <summary className={joinClasses(styles.summary, 'row wrap gap-2 touch', printed && 'screen-only')}>
        <Icon name="down" size={16} className="turns faint screen-only" />
        <span className={`${styles.name} strong`}>{title}</span>
        {amount && <span className="figures small unbroken">{amount}</span>}
      </summary>
      {children}
    </details>
  );
}

/** Renders its content when first opened; with `React.lazy` the script is loaded only then. */
export function LazyFold({ words, children, ...fold }: FoldProps & { words: ToolWords }) {
  const [drawn, setDrawn] = useState(false);
  const loading = <p>{words.loading}</p>;
  return (
    <Fold {...fold} onOpen={() => setDrawn(true)}>
      {drawn ? (
        <LazyBoundary words={words.late} meanwhile={loading}>
          {children}
        </LazyBoundary>
      ) : (
        loading
      )}
    </Fold>
  );
}

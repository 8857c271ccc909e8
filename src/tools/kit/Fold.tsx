import { type ReactNode, useEffect, useRef } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './Fold.module.css';

interface FoldProps {
  title: string;
  /** Stands at the end of the line: what the folded part comes to. */
  amount?: ReactNode;
  open?: boolean | undefined;
  /** What is folded is printed all the same, without this line above it. */
  printed?: boolean;
  /** There is nothing in it with scripts off. */
  needsScript?: boolean;
  /** Called each time that it is opened. */
  onOpen?: (() => void) | undefined;
  children: ReactNode;
}

/** Part of a tool that most visitors need not see: one line until it is opened. */
export function Fold({ title, amount, open, printed, needsScript, onOpen, children }: FoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, for a fold that was opened before the tool was alive
  useEffect(() => {
    if (fold.current?.open) onOpen?.();
  }, []);
  return (
    <details
      ref={fold}
      className={`${styles.fold} slim rule-strong`}
      open={open}
      data-printed={printed || undefined}
      data-needs-script={needsScript || undefined}
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

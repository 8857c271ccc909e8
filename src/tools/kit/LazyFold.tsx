import { Component, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { Fold } from './Fold.tsx';
import type { ToolWords } from './tool-words.ts';

interface LazyFoldProps {
  words: ToolWords;
  title: string;
  amount?: ReactNode;
  /** Open from the start, because the address asks for it. */
  open?: boolean | undefined;
  /** Printed although it is folded: drawn as soon as the tool has started. */
  printed?: boolean;
  className?: string | undefined;
  /** What `React.lazy` made, with its properties: its script is fetched when it is first drawn. */
  children: ReactNode;
}

/** A folded part of a tool that is drawn when it is first opened: neither in the page's HTML nor in its first scripts. */
export function LazyFold({ words, printed = false, className, children, ...fold }: LazyFoldProps) {
  const [drawn, setDrawn] = useState(false);
  useEffect(() => {
    if (printed) startTransition(() => setDrawn(true));
  }, [printed]);
  const loading = <p>{words.later.loading}</p>;
  return (
    <Fold {...fold} printed={printed} needsScript onOpen={() => setDrawn(true)}>
      {drawn ? (
        <Fetched failed={words.later.failed}>
          <Suspense fallback={loading}>
            <div className={className}>{children}</div>
          </Suspense>
        </Fetched>
      ) : (
        loading
      )}
    </Fold>
  );
}

/** Says that a part could not be fetched, and leaves the tool standing. */
class Fetched extends Component<{ failed: string; children: ReactNode }> {
  override state = { isLost: false };

  static getDerivedStateFromError = () => ({ isLost: true });

  override render() {
    return this.state.isLost ? <p role="alert">{this.props.failed}</p> : this.props.children;
  }
}

import { useEffect, useState } from 'react';
import { copyClass } from '../../shared/ui/code/CodePanel.tsx';

interface CopyButtonProps {
  /** What is copied, and what it is called. */
  text: string;
  label: string;
  done: string;
  failed: string;
}

const restAfter = 2500;

/** Copies a text and says so, on the button and aloud. */
export function CopyButton({ text, label, done, failed }: CopyButtonProps) {
  const [state, setState] = useState<'rest' | 'done' | 'failed'>('rest');
  useEffect(() => {
    if (state === 'rest') return undefined;
    const timer = setTimeout(() => setState('rest'), restAfter);
    return () => clearTimeout(timer);
  }, [state]);
  const words = { rest: label, done, failed }[state];
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setState('done'),
      () => setState('failed'),
    );
  return (
    <>
      <button type="button" className={copyClass} onClick={copy}>
        {words}
      </button>
      <span className="visually-hidden" role="status">
        {state === 'rest' ? '' : words}
      </span>
    </>
  );
}

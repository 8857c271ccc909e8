import { type ReactNode, useState } from 'react';
import { Fold } from './Fold.tsx';
import { Later, type LaterPart } from './Later.tsx';
import type { ToolWords } from './tool-words.ts';

interface LaterFoldProps<P extends object> {
  part: LaterPart<P>;
  props: P;
  words: ToolWords;
  title: string;
  amount?: ReactNode;
  /** Open from the start, because the address asks for it. */
  open?: boolean;
  /** Printed although it is folded: then it must not be out of date. */
  printed?: boolean;
  /** The tool shows what the server wrote. Parts that the server does not write need none. */
  fresh?: boolean;
  className?: string | undefined;
}

/** A folded part of a tool whose script is fetched when it is first opened. */
export function LaterFold<P extends object>(given: LaterFoldProps<P>) {
  const { part, props, words, title, amount, open, printed = false, fresh = false, className } = given;
  const [opened, setOpened] = useState(0);
  const asked = opened + (printed && !fresh ? 1 : 0);
  return (
    <Fold title={title} amount={amount} open={open} printed={printed} onOpen={() => setOpened(opened + 1)}>
      <div className={className}>
        <Later part={part} props={props} words={words.later} asked={asked} fresh={fresh} />
      </div>
    </Fold>
  );
}

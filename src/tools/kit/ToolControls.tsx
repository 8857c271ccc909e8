import type { ReactNode } from 'react';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { Fold } from './Fold.tsx';
import styles from './ToolControls.module.css';
import type { ToolWords } from './tool-words.ts';

interface ToolControlsProps {
  words: ToolWords;
  tool: { refused: boolean; reset: () => void; undo: (() => void) | undefined };
  /** The tool's own names of the controls; `print` only where the result is printed from here. */
  labels: { consult: string; share: string; reset: string; print?: string | undefined };
  /** The consultation form with the result in its message (`resultHref`). */
  consultation: string;
  /** The two most wanted controls besides; those that hand the result over take `disabled` from `refused` themselves. */
  children?: ReactNode;
  /** What else there is, as quiet words behind the fold. */
  more?: ReactNode;
}

/**
 * The controls under a result, alike in every tool: where it goes first, two more, and the rest folded. While a field
 * is refused nothing of the result leaves the page, and it is said why; undoing and the example stay.
 */
export function ToolControls({ words, tool, labels, consultation, children, more }: ToolControlsProps) {
  const { refused, reset, undo } = tool;
  return (
    <div className="stack-2 slim screen-only">
      <ToolActions>
        {!refused && <Action label={labels.consult} to={consultation} look="signal" />}
        {children}
      </ToolActions>
      {refused && <p className="small quiet">{words.refused.held}</p>}
      <div data-needs-script="">
        <Fold title={words.more}>
          <div className={`${styles.more} wrap row`}>
            {more}
            {labels.print && <PrintButton quiet label={labels.print} disabled={refused} />}
            <ShareButton quiet label={labels.share} disabled={refused} />
            <ToolButton quiet label={words.undo} onClick={() => undo?.()} disabled={!undo} />
            <ToolButton quiet label={labels.reset} onClick={reset} />
          </div>
        </Fold>
      </div>
    </div>
  );
}

import type { ReactNode } from 'react';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { FurtherActions, ToolActions } from '../../shared/ui/ToolSheet.tsx';
import type { ToolWords } from './tool-words.ts';

interface ToolControlsProps {
  words: ToolWords;
  tool: { refused: boolean; reset: () => void; undo: (() => void) | undefined };
  /** The tool's own names of the controls; `print` only where the result is printed from here. */
  labels: { consult: string; share: string; reset: string; print?: string | undefined };
  /** The consultation form with the result in its message (`resultHref`). */
  consultation: string;
  /** Further controls of the tool; those that hand the result over take `disabled` from `refused` themselves. */
  children?: ReactNode;
}

/**
 * The controls under a result, alike in every tool: where it can go first, what else can be done below. While a field is refused nothing of the result leaves the page,
 * and it is said why; undoing and the example stay.
 */
export function ToolControls({ words, tool, labels, consultation, children }: ToolControlsProps) {
  const { refused, reset, undo } = tool;
  return (
    <div className="stack-2 slim">
      <ToolActions>
        {!refused && <Action label={labels.consult} to={consultation} look="signal" />}
        {children}
        {labels.print && <PrintButton label={labels.print} disabled={refused} />}
      </ToolActions>
      <FurtherActions>
        <ShareButton quiet label={labels.share} disabled={refused} />
        <ToolButton quiet label={words.undo} onClick={() => undo?.()} disabled={!undo} />
        <ToolButton quiet label={labels.reset} onClick={reset} />
      </FurtherActions>
      {refused && <p className="small quiet screen-only">{words.refused.held}</p>}
    </div>
  );
}

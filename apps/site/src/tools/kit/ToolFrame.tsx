import { type ReactNode, useMemo } from 'react';
import { SheetFoot, TitleBlock } from './paper/TitleBlock.tsx';
import { PaperIssue, useIssue } from './paper/use-issue.ts';
import styles from './ToolFrame.module.css';
import type { ToolData } from './tool-state.ts';

interface ToolFrameProps {
  data: ToolData;
  /** Path of the tool without its slash. */
  id: string;
  /** Reason why nothing can be printed. */
  held: string | undefined;
  busy: boolean;
  /** Fragment of the printed address. */
  fragment: string;
  /** Rest of the sheet between result and foot, on paper alone; false for a tool with a sheet of its own. */
  printed: ReactNode;
  children: ReactNode;
}

/** Frame of the tool. While a field is rejected or missing, printing by the browser's menu gives only the reason. */
export function ToolFrame({ data: { words, title }, id, held, busy, fragment, printed, children }: ToolFrameProps) {
  const issue = useIssue(id, held === undefined ? fragment : undefined);
  const paper = useMemo(() => ({ words: words.paper, title, issue }), [words, title, issue]);
  const prints = printed && issue.printing;
  return (
    <PaperIssue value={paper}>
      <fieldset
        className={`${styles.frame} slim`}
        aria-busy={busy}
        data-instrument=""
        data-refused={held === undefined ? undefined : true}
      >
        <legend className="visually-hidden">{words.group}</legend>
        <p className={styles.reason}>{held ?? words.refused.printed}</p>
        <noscript>
          <p className={`${styles.scriptless} reserved`}>{words.withoutScript}</p>
        </noscript>
        {prints && <TitleBlock />}
        {children}
        {prints && (
          <>
            {printed}
            <SheetFoot />
          </>
        )}
      </fieldset>
    </PaperIssue>
  );
}

import { type ReactNode, useState } from 'react';
import { Action } from '../../shared/ui/Action.tsx';
import { PrintButton, ShareButton, saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { Fold } from './Fold.tsx';
import type { ToolWords } from './tool-words.ts';

/** A file that is made when it is asked for; its kind follows from the ending of its name. */
export interface ToolFile {
  label: string;
  name: string;
  content: () => BlobPart | Promise<BlobPart>;
}

interface ToolControlsProps {
  words: ToolWords;
  tool: { refused: boolean; reset: () => void; undo: (() => void) | undefined };
  /** The tool's own names of the controls; `print` only where the result is printed from here. */
  labels: { consult: string; share: string; reset: string; print?: string | undefined };
  /** The consultation form with the result in its message (`resultHref`). */
  consultation: string;
  files?: readonly ToolFile[] | undefined;
  /** The two most wanted controls besides; those that hand the result over take `disabled` from `refused` themselves. */
  children?: ReactNode;
  /** What else there is, as quiet words behind the fold. */
  more?: ReactNode;
}

/**
 * The controls under a result, alike in every tool: where it goes first, two more, and the rest folded. While a field
 * is refused nothing of the result leaves the page, and it is said why; undoing and the example stay.
 */
export function ToolControls({ words, tool, labels, consultation, files, children, more }: ToolControlsProps) {
  const { refused, reset, undo } = tool;
  return (
    <div className="stack-2 slim screen-only">
      <ToolActions>
        {!refused && <Action label={labels.consult} to={consultation} look="signal" />}
        {children}
        {files?.map((file) => (
          <FileButton key={file.name} words={words} file={file} refused={refused} />
        ))}
      </ToolActions>
      {refused && <p className="small quiet">{words.refused.held}</p>}
      <div data-needs-script="">
        <Fold title={words.more}>
          <div className="wrap row gap-3">
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

const types: Readonly<Record<string, string>> = {
  csv: 'text/csv;charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Hands a file over; what makes it may have to be fetched first. */
function FileButton({ words, file, refused }: { words: ToolWords; file: ToolFile; refused: boolean }) {
  const { label, name, content } = file;
  const [failed, setFailed] = useState(false);
  useSpoken(failed && words.fileFailed);
  const save = async () => {
    try {
      const type = types[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain;charset=utf-8';
      saveFile(new Blob([await content()], { type }), name);
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <>
      <ToolButton label={label} onClick={save} disabled={refused} />
      {failed && <span className="small">{words.fileFailed}</span>}
    </>
  );
}

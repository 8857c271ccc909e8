import type { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field, messageClass } from '../../shared/ui/form/Field.tsx';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import type { pasteListSchema } from './schema.ts';
import type { ListProblem } from './tabular/read-list.ts';

interface PasteListProps {
  id: string;
  text: Plain<z.infer<typeof pasteListSchema>>;
  value: string;
  onChange: (value: string) => void;
  example: string;
  problems: readonly ListProblem[];
  most: number;
  /** What a column is called on the page; a heading as it stands in the list stays as it is. */
  named: (column: string) => string;
  /** What there is to take away as a file, heads first; nothing without lines. */
  file: () => readonly (readonly string[])[];
  empty: boolean;
}

/** A field for a list, with an example, what could not be read, and the result as CSV. Nothing leaves the page. */
export function PasteList({
  id,
  text: words,
  value,
  onChange,
  example,
  problems,
  most,
  named,
  file,
  empty,
}: PasteListProps) {
  const csv = () =>
    `\ufeff${file()
      .map((line) => line.map(quoted).join(';'))
      .join('\r\n')}\r\n`;
  return (
    <>
      <Field id={id} label={words.field}>
        <textarea
          className={`${controlClass} ${messageClass} figures small`}
          id={id}
          rows={7}
          spellCheck={false}
          value={value}
          aria-describedby={`${id}-petunjuk`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="caption" id={`${id}-petunjuk`}>
          {words.hint}
        </p>
      </Field>
      <ToolActions>
        <ToolButton label={words.example} onClick={() => onChange(example)} />
        <ToolButton label={words.clear} onClick={() => onChange('')} disabled={value === ''} />
        <DownloadButton
          label={words.download}
          file={`${words.file}.csv`}
          type="text/csv"
          content={csv}
          disabled={empty}
        />
      </ToolActions>
      <div role="status">
        {problems.slice(0, 8).map(({ kind, line, column, cell }) => (
          <p key={`${line} ${column}`} className="strong">
            {fillSlots(words.problems[kind], {
              baris: String(line),
              kolom: column.split(', ').map(named).join(', '),
              isi: cell.slice(0, 40),
              paling: String(most),
            })}
          </p>
        ))}
      </div>
    </>
  );
}

/** A cell of a file; what a spreadsheet would take for a formula is made text. */
const quoted = (cell: string) => {
  const safe = /^[=+@\t]/.test(cell) || /^-\D/.test(cell) ? `'${cell}` : cell;
  return /[;"\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

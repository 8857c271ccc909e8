import type { ReactNode } from 'react';
import type { z } from 'zod';
import { csv } from '../../../contract/csv.ts';
import type { PlainText } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field, messageClass } from '../../shared/ui/form/Field.tsx';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { pasteListSchema, pasteSchema } from './schema.ts';
import { calibrationWords as words } from './tabular/calibration.words.ts';
import type { DecimalSign } from './tabular/cells.ts';
import type { ListProblem, ListReading } from './tabular/read-list.ts';

interface PasteFieldProps {
  id: string;
  text: PlainText<z.infer<typeof pasteSchema>>;
  value: string;
  onChange: (value: string) => void;
  example: string;
  children?: ReactNode;
}

/** More than any list that is judged, and less than stops the page. */
const longest = 500_000;

/** A field for a list, with an example. */
export function PasteField({ id, text, value, onChange, example, children }: PasteFieldProps) {
  const cut = value.length >= longest && text.cut;
  useSpoken(cut);
  return (
    <>
      <Field id={id} label={text.field}>
        <textarea
          className={`${controlClass} ${messageClass} figures small`}
          id={id}
          rows={7}
          spellCheck={false}
          maxLength={longest}
          value={value}
          aria-describedby={`${id}-petunjuk`}
          onChange={(event) => onChange(event.target.value)}
        />
        <p className="caption" id={`${id}-petunjuk`}>
          {text.hint}
        </p>
      </Field>
      {cut && <p className="strong">{cut}</p>}
      <ToolActions>
        <ToolButton label={text.example} onClick={() => onChange(example)} />
        <ToolButton label={text.clear} onClick={() => onChange('')} disabled={value === ''} />
        {children}
      </ToolActions>
    </>
  );
}

interface PasteListProps extends Omit<PasteFieldProps, 'text' | 'example' | 'children'> {
  text: PlainText<z.infer<typeof pasteListSchema>>;
  problems: readonly ListProblem[];
  most: number;
  /** How its figures were read, and how the visitor has them read. */
  reading: ListReading | undefined;
  onDecimal: (decimal: DecimalSign | undefined) => void;
  /** Labels of columns; headings of the list stay as they are. */
  names: Readonly<Record<string, string>>;
  table: { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };
}

/** With what could not be read, line by line, and the result as CSV. */
export function PasteList({ problems, most, names, reading, onDecimal, table, ...field }: PasteListProps) {
  const { text } = field;
  const sentences = problems.slice(0, 8).map(({ kind, line, column, cell }) =>
    fillSlots(text.problems[kind], {
      baris: String(line),
      kolom: column
        .split(', ')
        .map((name) => names[name] ?? name)
        .join(', '),
      isi: cell.slice(0, 40),
      paling: String(most),
    }),
  );
  const signs = Object.entries(words.decimals).map(([value, label]) => ({ value, label }));
  const read =
    reading && fillSlots(words.list[reading.open ? 'ask' : 'read'], { desimal: words.decimals[reading.decimal] });
  // The others are read in the page.
  useSpoken(sentences[0] ?? (reading?.open && read));
  const change = (next: string) => {
    onDecimal(undefined);
    field.onChange(next);
  };
  return (
    <>
      <PasteField {...field} onChange={change} example={text.sample}>
        <DownloadButton
          label={text.download}
          file={`${text.file}.csv`}
          type="text/csv"
          content={() => csv([table.columns, ...table.rows], ';')}
          disabled={table.rows.length === 0}
        />
      </PasteField>
      {read && <p className={reading.open ? 'strong' : 'small quiet'}>{read}</p>}
      {reading && (
        <ChoiceSelect
          id={`${field.id}-desimal`}
          label={words.choose.decimal}
          value={reading.decimal}
          options={signs}
          onChange={(sign) => onDecimal(sign === 'dot' ? 'dot' : 'comma')}
        />
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="strong">
          {sentence}
        </p>
      ))}
    </>
  );
}

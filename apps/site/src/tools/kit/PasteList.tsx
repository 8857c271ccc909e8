import { formatCsv } from 'contract/csv';
import type { PlainText } from 'contract/marked';
import { type ReactNode, useState } from 'react';
import {
  type FormatPart,
  formatOptions,
  type KnownFormat,
  type NumberFormat,
} from 'tank-gauging/tabular/number-format';
import type { ListProblem, ListReading } from 'tank-gauging/tabular/read-list';
import type { z } from 'zod';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { controlClass, Field, messageClass } from '../../shared/ui/form/Field.tsx';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import { useEntry } from '../../shared/ui/form/use-entry.ts';
import { DownloadButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { Fold } from './Fold.tsx';
import { accountAmount, accountTitle, ReadingAccount } from './ReadingAccount.tsx';
import type { pasteListSchema, pasteSchema } from './schema.ts';
import { calibrationWords as words } from './tabular/calibration.words.ts';

interface PasteFieldProps {
  id: string;
  text: PlainText<z.infer<typeof pasteSchema>>;
  value: string;
  onChange: (value: string) => void;
  example: string;
  children?: ReactNode;
}

/** Character limit: above any list that is processed, below what would block the page. */
const longest = 500_000;

/** Text area for a list, with an example. */
export function PasteField({ id, text, value, onChange, example, children }: PasteFieldProps) {
  const [typed, enter] = useEntry(value, onChange);
  const cut = typed.length >= longest && text.cut;
  useAnnouncedSentence(cut);
  return (
    <>
      <Field id={id} label={text.field}>
        <textarea
          className={`${controlClass} ${messageClass} figures small`}
          id={id}
          rows={7}
          spellCheck={false}
          maxLength={longest}
          value={typed}
          aria-describedby={`${id}-petunjuk`}
          onChange={(event) => enter(event.target.value)}
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

/** State of a pasted list: its text, and the reading chosen by the visitor. */
export function usePastedText(initial = '') {
  const [value, setValue] = useState(initial);
  const [chosen, choose] = useState<KnownFormat>({});
  const onChange = (next: string) => {
    setValue(next);
    choose({});
  };
  return { value, onChange, chosen, choose };
}
type Pasted = ReturnType<typeof usePastedText>;

const choiceName = (way: NumberFormat, kind: FormatPart): string =>
  ({ decimal: words.decimals[way.decimal], length: words.lengths[way.length], volume: words.volumes[way.volume] })[
    kind
  ];

/** Description of a reading: `desimal koma, level dalam cm`. */
export const describeReading = (way: NumberFormat, kinds: readonly FormatPart[]): string =>
  kinds.map((kind) => fillSlots(words.manner[kind], { cara: choiceName(way, kind) })).join(', ');

interface FormatProps {
  id: string;
  chosen: KnownFormat;
  choose: (way: KnownFormat) => void;
  kinds: readonly FormatPart[];
  found: NumberFormat | undefined;
}

/** Detected decimal separator and units, with choices. */
export const FormatChoices = ({ id, kinds, found, chosen, choose }: FormatProps) =>
  kinds.map((kind) => (
    <ChoiceSelect
      key={kind}
      id={`${id}-${kind}`}
      label={words.choose[kind]}
      value={chosen[kind] ?? ''}
      options={[
        { value: '', label: found ? `${words.auto}: ${choiceName(found, kind)}` : words.auto },
        ...formatOptions[kind].map((value) => ({ value, label: choiceName({ ...anyWay, [kind]: value }, kind) })),
      ]}
      onChange={(value) => choose({ ...chosen, [kind]: value || undefined })}
    />
  ));
const anyWay: NumberFormat = { decimal: 'comma', length: 'mm', volume: 'L' };

/** Question with one button per answer. */
export const Question = ({ ask, answers }: { ask: string; answers: readonly (readonly [string, () => void])[] }) => (
  <>
    <p className="strong">{ask}</p>
    <ToolActions>
      {answers.map(([label, answer]) => (
        <ToolButton key={label} label={label} onClick={answer} />
      ))}
    </ToolActions>
  </>
);

/** Question shown while a list has two plausible readings. */
export function FormatQuestion({
  kinds,
  found,
  choose,
}: Pick<FormatProps, 'kinds' | 'choose'> & { found: NumberFormat & { rival: NumberFormat | undefined } }) {
  useAnnouncedSentence(found.rival && words.ask);
  if (!found.rival) return null;
  return (
    <Question
      ask={words.ask}
      answers={[found, found.rival].map((way) => [describeReading(way, kinds), () => choose(way)])}
    />
  );
}

interface PasteListProps extends Pasted {
  id: string;
  text: PlainText<z.infer<typeof pasteListSchema>>;
  problems: readonly ListProblem[];
  most: number;
  reading: ListReading | undefined;
  /** Labels for missing columns, by name; headings of the list are shown as typed. */
  names: Readonly<Record<string, string>>;
  table: { columns: readonly string[]; rows: readonly (readonly (string | number)[])[] };
}

const mostShown = 8;

/** Allowed range of a column: `0 … 60.000 mm`. */
const rangeText = ({ min = 0, max = 0, unit }: NonNullable<ListProblem['range']>): string =>
  `${formatNumber(min)} … ${unit ? formatUnit(max, unit) : formatNumber(max)}`;

/** Pasted list with its problems line by line, and the result as CSV. */
export function PasteList({ problems, most, names, reading, table, chosen, choose, ...field }: PasteListProps) {
  const { text } = field;
  const sentences = problems.slice(0, mostShown).map(({ kind, line, column, cell, range = {} }) =>
    fillSlots(words.problems[kind], {
      baris: String(line),
      kolom: column
        .split(', ')
        .map((name) => names[name] ?? name)
        .join(', '),
      isi: cell.slice(0, 40),
      boleh: rangeText(range),
      paling: String(most),
    }),
  );
  const skipped = new Set(problems.map(({ line }) => line)).size;
  const read =
    reading &&
    !reading.rival &&
    [
      fillSlots(words.list, {
        cara: describeReading(reading, reading.kinds),
        pakai: String(reading.lines - skipped),
        baris: String(reading.lines),
      }),
      reading.unused.length > 0 && fillSlots(words.unused, { kolom: reading.unused.join(', ') }),
      problems.length > mostShown && fillSlots(words.more, { jumlah: String(problems.length - mostShown) }),
    ]
      .filter(Boolean)
      .join(' ');
  // Announce only the first problem; the others can be read on the page.
  useAnnouncedSentence(sentences[0]);
  return (
    <>
      <PasteField {...field} example={text.sample}>
        <DownloadButton
          label={text.download}
          file={`${text.file}.csv`}
          type="text/csv"
          content={() => formatCsv([table.columns, ...table.rows], ';')}
          disabled={table.rows.length === 0}
        />
      </PasteField>
      {reading && (
        <>
          <FormatQuestion kinds={reading.kinds} found={reading} choose={choose} />
          {read && <p className="small quiet breakable">{read}</p>}
          <FormatChoices id={field.id} kinds={reading.kinds} found={reading} {...{ chosen, choose }} />
          <Fold title={accountTitle} amount={accountAmount(reading.account)}>
            <ReadingAccount id={field.id} account={reading.account} names={names} />
          </Fold>
        </>
      )}
      {sentences.map((sentence) => (
        <p key={sentence} className="strong">
          {sentence}
        </p>
      ))}
    </>
  );
}

import type { PlainText } from 'contract/marked';
import { type ReactNode, useEffect, useState } from 'react';
import type { Inputs } from 'tank-gauging/inputs';
import type { z } from 'zod';
import { formatAllDigits } from '../../shared/format/format.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { untranslated } from '../../shared/ui/untranslated.ts';
import { Fold } from './Fold.tsx';
import styles from './RecordSheet.module.css';
import type { paperSchema, recordSheetSchema } from './schema.ts';
import type { ToolData, ToolView } from './tool-state.ts';

interface PaperProps {
  text: PlainText<z.infer<typeof paperSchema>>;
  /** Print button. */
  print: { label: string; disabled: boolean };
  /** Title block instead of the plain title. */
  titleBlock?: ReactNode;
  /** Content after the signatures. */
  appendix?: ReactNode;
  children: ReactNode;
}

/** A4 sheet for signature: previewed on the page, and printed alone. */
export function Paper({ text, print, titleBlock, appendix, children }: PaperProps) {
  return (
    <Fold title={text.heading} printed>
      <div className="stack-4">
        <div className="screen-only stack-3">
          {text.lead && <p className="quiet measure">{text.lead}</p>}
          <div>
            <PrintButton {...print} />
          </div>
        </div>
        <section className={`${styles.sheet} sheet caption stack-2 slim`}>
          {titleBlock ?? <h3 className="large">{text.title}</h3>}
          <Lines names={text.head} typed />
          {children}
          <Lines names={text.signatures} tall typed />
          {appendix}
        </section>
      </div>
    </Fold>
  );
}

interface LinesProps {
  names: readonly string[];
  tall?: boolean;
  /** Fillable before printing. They hold personal names, so nothing is saved, not even in the address. */
  typed?: boolean;
}

export const Lines = ({ names, tall = false, typed = false }: LinesProps) => (
  <ul className={styles.lines} data-tall={tall || undefined}>
    {names.map((name) => (
      <li key={name}>
        {typed ? (
          <label>
            <span>{name}</span>{' '}
            <input className="full strong" type="text" dir="auto" autoComplete="off" spellCheck={false} />
          </label>
        ) : (
          name
        )}
      </li>
    ))}
  </ul>
);

export const listFacts = <I extends Inputs>(
  { text, values, tool: { inputs } }: Pick<ToolView<I, ToolData, unknown>, 'text' | 'values' | 'tool'>,
  names: readonly (keyof I & string)[],
): readonly Fact[] =>
  names.map((name) => {
    const { label, unit, options } = text.fields[inputs[name]?.key ?? name] ?? { label: name };
    const value: string | number | undefined = values[name];
    const figure =
      typeof value === 'number' && formatAllDigits(value) + (unit?.startsWith('%') ? unit : `\u00a0${unit ?? ''}`);
    const shown = figure ? figure.trim() : options?.[value ?? ''];
    return [label, shown ?? ''];
  });

type Fact = readonly [name: string, value: string];

interface RecordSheetProps extends Omit<PaperProps, 'text' | 'children'> {
  text: PlainText<z.infer<typeof recordSheetSchema>>;
  facts: readonly Fact[];
  sentence: string;
  /** Results in addition to the sentence. */
  results?: readonly Fact[];
  table: SheetTable;
  second?: SheetTable | undefined;
}
interface SheetTable {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}

export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className={styles.lines}>
    {facts.map(([name, value], place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two inputs may share a name, for example a value and its error
      <div key={place} className="spread gap-2 rule-below">
        <dt className="faint">{name}</dt>
        <dd {...untranslated(value)}>{value}</dd>
      </div>
    ))}
  </dl>
);

/** Record of a measurement: inputs, result, table, and the link that reproduces it. */
export function RecordSheet({ facts, sentence, results, table, second, ...paper }: RecordSheetProps) {
  const { text } = paper;
  const [link, setLink] = useState('');
  useEffect(() => setLink(location.href));
  return (
    <Paper {...paper}>
      <h4>{text.facts}</h4>
      <Facts facts={facts} />
      <h4>{text.result}</h4>
      <p className="strong">{sentence}</p>
      {results && <Facts facts={results} />}
      <DataTable {...table} quiet />
      {second && <DataTable {...second} quiet />}
      {text.notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
      <p className="breakable">{`${text.link} ${link}`}</p>
    </Paper>
  );
}

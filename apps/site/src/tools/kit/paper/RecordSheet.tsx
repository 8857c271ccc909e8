import type { PlainText } from 'contract/marked';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { DataTable } from '../../../shared/ui/Table.tsx';
import { PrintButton } from '../../../shared/ui/ToolButtons.tsx';
import { untranslated } from '../../../shared/ui/untranslated.ts';
import { Fold } from '../Fold.tsx';
import type { paperSchema, recordSheetSchema } from '../schema.ts';
import styles from './RecordSheet.module.css';
import { SheetFoot, TitleBlock } from './TitleBlock.tsx';
import { usePaper } from './use-issue.ts';

interface PaperProps {
  text: PlainText<z.infer<typeof paperSchema>>;
  /** Print button. */
  print: { label: string; disabled: boolean };
  /** Title block instead of one with title, number and date. */
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
          {titleBlock ?? <TitleBlock title={text.title} />}
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
          <label className="row gap-2">
            <span>{name}</span>{' '}
            <input className="grow full touch strong" type="text" dir="auto" autoComplete="off" spellCheck={false} />
          </label>
        ) : (
          name
        )}
      </li>
    ))}
  </ul>
);

export type Fact = readonly [name: string, value: string];

interface RecordSheetProps extends Pick<PaperProps, 'print'> {
  text: PlainText<z.infer<typeof recordSheetSchema>>;
  facts: readonly Fact[];
  sentence: string;
  /** Results in addition to the sentence. */
  results?: readonly Fact[];
  /** On paper alone: the page shows it next to the fields. */
  drawing: ReactNode;
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

/** Record of a measurement: inputs, result, drawing, table, and the link that reproduces it. */
export function RecordSheet({ text, print, facts, sentence, results, drawing, table, second }: RecordSheetProps) {
  const { issue } = usePaper();
  return (
    <Paper text={text} print={print}>
      <h4>{text.facts}</h4>
      <Facts facts={facts} />
      <h4>{text.result}</h4>
      <p className="strong">{sentence}</p>
      <div className={styles.shown}>
        {results && <Facts facts={results} />}
        {issue.printing && drawing}
      </div>
      <DataTable {...table} quiet />
      {second && <DataTable {...second} quiet />}
      <SheetFoot>
        {text.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </SheetFoot>
    </Paper>
  );
}

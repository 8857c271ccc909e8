import { type ReactNode, useEffect, useState } from 'react';
import type { z } from 'zod';
import type { Plain } from '../../shared/text/marked.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Fold } from './Fold.tsx';
import styles from './RecordSheet.module.css';
import type { recordSheetSchema } from './schema.ts';

interface RecordSheetProps {
  text: Plain<z.infer<typeof recordSheetSchema>>;
  /** The control that prints it. */
  print: ReactNode;
  facts: readonly (readonly [name: string, value: string])[];
  sentence: string;
  table: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] };
}

/** A record of a measurement to print and sign: inputs, result, budget, and the address that reproduces it. */
export function RecordSheet({ text, print, facts, sentence, table }: RecordSheetProps) {
  const [link, setLink] = useState('');
  // The address follows what is typed.
  useEffect(() => setLink(location.href));
  return (
    <Fold title={text.heading} printed>
      <div className="stack-4">
        <div className="screen-only">{print}</div>
        <section className={`${styles.sheet} sheet caption stack-3 slim`} aria-label={text.title}>
          <h3 className="large">{text.title}</h3>
          <Lines names={text.head} />
          <h4>{text.facts}</h4>
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name} className={styles.fact}>
                <dt className="faint">{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          <h4>{text.result}</h4>
          <p className="strong">{sentence}</p>
          <DataTable {...table} quiet />
          {text.notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
          <p className="breakable">
            {text.link} {link}
          </p>
          <Lines names={text.signatures} tall />
        </section>
      </div>
    </Fold>
  );
}

/** Names with room to write beside or over them. */
const Lines = ({ names, tall = false }: { names: readonly string[]; tall?: boolean }) => (
  <ul className={styles.lines} data-tall={tall || undefined}>
    {names.map((name) => (
      <li key={name}>{name}</li>
    ))}
  </ul>
);

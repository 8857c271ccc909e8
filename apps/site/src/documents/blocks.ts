import type { Heading, Stat } from '../shared/records/page-schema.ts';
import type { Wording } from '../shared/text/marked.ts';
import type { ScheduledWork } from '../site/team/schedule.ts';

/** What documents are made of; `*.typ` lays it out. */

export interface Photo {
  file: string;
  alt: Wording;
}

interface Table {
  columns: readonly Wording[];
  rows: readonly (readonly Wording[])[];
  /** Equal where absent. */
  widths?: readonly number[];
  /** From 0: figures in the colour of measured data. */
  measured?: readonly number[];
  note?: Wording | undefined;
  room?: 'airy' | 'roomy';
}

/** With its sum, and the length of its bar, 0 to 1. */
type Measured = { text: string; sum: string; share: number };

type Titled = { title: Wording; description: Wording; points?: readonly Wording[]; note?: Wording };
type Pictured = { title: Wording; photo: Photo; text?: Wording; table?: Block };

export type Block =
  | ({ kind: 'table' } & Table)
  | { kind: 'heading'; title: Wording }
  | { kind: 'text' | 'stamp'; text: Wording }
  | { kind: 'points'; items: readonly Wording[] }
  | { kind: 'checklist'; title: Wording; items: readonly Wording[] }
  | { kind: 'callout'; title: Wording; text: Wording }
  | { kind: 'titled'; columns: number; items: readonly Titled[] }
  | { kind: 'figures'; items: readonly Stat[] }
  | { kind: 'picture'; svg: string; alt: Wording; caption?: Wording | undefined }
  | { kind: 'gallery'; columns: number; items: readonly Pictured[] }
  | {
      kind: 'measures';
      columns: readonly Wording[];
      before: Wording;
      after: Wording;
      items: readonly { name: Wording; before: Measured; after: Measured }[];
    }
  | {
      kind: 'timeline';
      columns: readonly Wording[];
      /** Working days. */
      days: number;
      items: readonly { title: Wording; duration: Wording; span: ScheduledWork | null }[];
      shortest: Wording;
      longest: Wording;
    }
  | { kind: 'columns'; shares: readonly number[]; columns: readonly (readonly Block[])[] };

export interface Section {
  /** Beside the headline; without it that is a small one. */
  label?: Wording;
  title: Wording;
  lead?: Wording | undefined;
  fresh?: boolean;
  narrow?: boolean;
  blocks: readonly Block[];
}

export interface Content {
  cover?: { photo: Photo; label: Wording; title: Wording; lead: Wording; stamp?: Wording };
  /** Of a datasheet, in the place of a cover. */
  opening?: {
    number: string;
    title: Wording;
    lead: Wording;
    /** On transparent ground, in mm. */
    photo: Photo & { width: number; height: number };
    /** In mm, and whose measures these are. */
    model: { height: number; across: number; note: Wording };
  };
  /** Fills the last page to its right edge, down to whom to ask. */
  closing?: Photo;
  sections: readonly Section[];
}

export const section = ({ label, title, lead }: Heading, ...blocks: Block[]): Section => ({
  label,
  title,
  lead,
  blocks,
});

type Look = Omit<Table, 'columns' | 'rows'>;
export const table = (columns: Table['columns'], rows: Table['rows'], look: Look = {}): Block => ({
  ...{ kind: 'table', columns, rows },
  ...look,
});

export const titled = (columns: number, items: readonly Titled[]): Block => ({ kind: 'titled', columns, items });

export const beside = (shares: readonly number[], ...columns: Block[][]): Block => ({
  kind: 'columns',
  shares,
  columns,
});

export const rowsOf = <Name extends string>(records: readonly Record<Name, Wording>[], ...names: Name[]): Wording[][] =>
  records.map((record) => names.map((name) => record[name]));

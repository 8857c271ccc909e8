import type { Wording } from 'contract/marked';
import type { Heading, Stat } from '../shared/records/page-schema.ts';
import type { ScheduledWork } from '../site/team/schedule.ts';

/** Content of documents, as data for the Typst templates (`*.typ`). */

export interface Photo {
  file: string;
  alt: Wording;
}

interface Table {
  columns: readonly Wording[];
  rows: readonly (readonly Wording[])[];
  /** Relative column widths; equal by default. */
  widths?: readonly number[];
  /** Indices of columns with measured values, which get their own colour. */
  measured?: readonly number[];
  note?: Wording | undefined;
  room?: 'airy' | 'roomy';
}

/** A value with its calculation; `share` is the length of its bar, 0 to 1. */
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
  /** `width` is a share of the column, all of it by default. */
  | { kind: 'picture'; svg: string; alt: Wording; caption?: Wording | undefined; width?: number }
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
      /** Total duration in working days. */
      days: number;
      items: readonly { title: Wording; duration: Wording; span: ScheduledWork | null }[];
      shortest: Wording;
      longest: Wording;
    }
  | { kind: 'columns'; shares: readonly number[]; columns: readonly (readonly Block[])[] };

export interface Section {
  /** Label in the margin; without it, the headline is small. */
  label?: Wording;
  title: Wording;
  lead?: Wording | undefined;
  fresh?: boolean;
  narrow?: boolean;
  blocks: readonly Block[];
}

interface Cover {
  photo: Photo;
  label: Wording;
  title: Wording;
  lead: Wording;
  stamp?: Wording;
}

export interface Content {
  cover?: Cover;
  /** First page of a datasheet, instead of a cover. */
  opening?: {
    number: string;
    title: Wording;
    lead: Wording;
    /** Cut-out on a transparent background; size in mm. */
    photo: Photo & { width: number; height: number };
    /** Dimensions in mm, and the device that they belong to. */
    model: { height: number; across: number; note: Wording };
  };
  /** Picture that bleeds off the last page at the right, down to the contact block. */
  closing?: Photo;
  sections: readonly Section[];
}

/** Takes the two texts of a page's hero that a cover shows: all else that a cover held would count in the hash. */
export const buildCover = ({ title, lead }: Pick<Cover, 'title' | 'lead'>, label: Wording, photo: Photo): Cover => ({
  photo,
  label,
  title,
  lead,
});

export const buildSection = ({ label, title, lead }: Heading, ...blocks: Block[]): Section => ({
  label,
  title,
  lead,
  blocks,
});

type Look = Omit<Table, 'columns' | 'rows'>;
export const tableBlock = (columns: Table['columns'], rows: Table['rows'], look: Look = {}): Block => ({
  ...{ kind: 'table', columns, rows },
  ...look,
});

export const titledBlock = (columns: number, items: readonly Titled[]): Block => ({ kind: 'titled', columns, items });

export const columnsBlock = (shares: readonly number[], ...columns: Block[][]): Block => ({
  kind: 'columns',
  shares,
  columns,
});

export const wordingRows = <Name extends string>(
  records: readonly Record<Name, Wording>[],
  ...names: Name[]
): Wording[][] => records.map((record) => names.map((name) => record[name]));

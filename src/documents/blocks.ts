import type { Stat } from '../shared/records/stat.ts';
import type { Wording } from '../shared/text/marked.ts';

/** What documents are made of: plain data that the templates (`*.typ`) lay out. */

/** A photograph in the compiler's files; see `photo()`. */
export interface Photo {
  file: string;
  alt: Wording;
}

export interface Table {
  columns: readonly Wording[];
  rows: readonly (readonly Wording[])[];
  /** Shares of the width, one a column; equal where absent. */
  widths?: readonly number[];
  /** Columns of values, counted from 0: what has a figure stands in the colour of measured data. */
  measured?: readonly number[];
  note?: Wording;
  /** Room in every row: some to breathe, or more to write by hand. */
  airy?: boolean;
  roomy?: boolean;
}

interface Titled {
  title: Wording;
  description: Wording;
  points?: readonly Wording[];
  note?: Wording;
}

/** A value on the scale of its pair, with the sum that it comes from. */
interface Measured {
  text: string;
  sum: string;
  /** Length of its bar, 0 to 1. */
  share: number;
}

/** Where a piece of work stands on the axis, in working days. */
interface Span {
  start: number;
  shortest: number;
  longest: number;
}

export type Block =
  | ({ kind: 'table' } & Table)
  | { kind: 'heading'; title: Wording }
  | { kind: 'text'; text: Wording }
  | { kind: 'points'; items: readonly Wording[] }
  | { kind: 'checklist'; title: Wording; items: readonly Wording[] }
  | { kind: 'callout'; title: Wording; text: Wording }
  | { kind: 'stamp'; text: Wording }
  | { kind: 'titled'; columns: number; items: readonly Titled[] }
  | { kind: 'figures'; items: readonly Stat[] }
  | { kind: 'picture'; svg: string; alt: Wording; caption?: Wording; width?: number }
  | {
      kind: 'gallery';
      columns: number;
      items: readonly { title: Wording; photo: Photo; text?: Wording; table?: Table }[];
    }
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
      /** Working days of the whole axis. */
      days: number;
      items: readonly { title: Wording; duration: Wording; span: Span | null }[];
      shortest: Wording;
      longest: Wording;
    }
  | { kind: 'columns'; shares: readonly number[]; columns: readonly (readonly Block[])[] };

export interface Section {
  /** Stands in the narrow column beside the headline; without it the headline is a small one. */
  label?: Wording;
  title: Wording;
  lead?: Wording | undefined;
  /** Begins a page. */
  fresh?: boolean;
  /** Stands beside the column of labels: for running text. */
  narrow?: boolean;
  blocks: readonly Block[];
}

/** What a reader makes of the records of a document. */
export interface Content {
  cover?: { photo: Photo; label: Wording; title: Wording; lead: Wording; stamp?: Wording };
  /** The head of a datasheet, in the place of a cover. */
  opening?: { number: string; title: Wording; lead: Wording; photo: Photo };
  sections: readonly Section[];
}

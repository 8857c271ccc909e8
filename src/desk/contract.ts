/** What desk and endpoint say to each other; every message is JSON. */
export type Path = readonly (string | number)[];

/** A fault in a record, at the field where a writer can mend it. */
export interface RecordFault {
  path: Path;
  message: string;
}

export interface RecordSummary {
  /** Below src/content, e.g. `pages/home.yaml`. */
  file: string;
  collection: string;
  /** Differs from the last commit. */
  changed: boolean;
}

/** A page title that search results cut, with a form that fits. */
export interface LongTitle {
  file: string;
  title: string;
  count: number;
  shorter?: string;
}

export interface DeskIndex {
  records: RecordSummary[];
  longTitles: LongTitle[];
  /** Collections of one folder, to which a record can be added. */
  folders: string[];
  /** Every page and document that a link may lead to. */
  addresses: string[];
  pictures: string[];
  /** Whether the site lies in a Git checkout, so that there is a history. */
  history: boolean;
  vocabulary: {
    names: Record<string, string>;
    glossary: Record<string, string>;
    claims: Record<string, { figure: string; subject: string }>;
    terms: { use: string; not: string[]; unless?: string[] }[];
  };
}

export interface LoadedRecord {
  file: string;
  collection: string;
  /** Hash of the file: who saves names the version that was read. */
  version: string;
  data: Record<string, unknown>;
  /** JSON Schema of the collection, as `astro sync` wrote it. */
  schema: Record<string, unknown>;
  problems: RecordFault[];
}

/** Words of a field since the last commit. */
export interface FieldChange {
  path: Path;
  parts: { value: string; is: 'same' | 'added' | 'removed' }[];
}

export interface RecordHistory {
  file: string;
  state: 'changed' | 'new' | 'removed';
  fields: FieldChange[];
}

/** Why a request was not carried out; the words for it stand in content/words/desk.yaml. */
export type Refusal =
  | 'foreign'
  | 'not-json'
  | 'too-large'
  | 'unknown-record'
  | 'unknown-request'
  | 'wrong-request'
  | 'invalid'
  | 'breaks-pages'
  | 'stale'
  | 'exists'
  | 'still-needed'
  | 'not-a-picture'
  | 'too-small'
  | 'no-history'
  | 'commit-failed'
  | 'failed';

export interface RefusalAnswer {
  refusal: Refusal;
  problems?: RecordFault[];
  /** With `stale`: the version that lies on the disk now. */
  version?: string;
  detail?: string;
}

import { createContext, use } from 'react';
import type { DeskIndex, Path, RecordFault } from './contract.ts';
import type { Schema } from './form/schema.ts';

/** What every part of the desk may ask for. */
interface DeskContext {
  index: DeskIndex;
  /** Opens a record, and the field at a path in it. */
  open: (file: string, path?: Path) => void;
  /** Records were written: list and page follow. */
  changed: () => void;
  /** Says what the endpoint did not do. */
  fail: (error: unknown) => void;
  /** A picture was stored: it can now be chosen. */
  addPicture: (src: string) => void;
}

/** What every field of a form may ask for. */
interface FormContext {
  file: string;
  /** Schema of the whole record, with what its parts refer to. */
  schema: Schema;
  /** Places for figures that texts of this record have: `liter` for `{{liter}}`. */
  slots: readonly string[];
  problems: readonly RecordFault[];
  /** Changes the value at a path; given nothing, what lay there leaves the record. */
  set: (path: Path, value: unknown) => void;
  onFocus: (path: Path) => void;
}

export const DeskProvider = createContext<DeskContext | undefined>(undefined);
export const FormProvider = createContext<FormContext | undefined>(undefined);

export const useDesk = (): DeskContext => use(DeskProvider) as DeskContext;
export const useForm = (): FormContext => use(FormProvider) as FormContext;

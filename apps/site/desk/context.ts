import { createContext, use } from 'react';
import type { DeskIndex, Path, RecordFault, Schema } from './contract.ts';

interface DeskContext {
  index: DeskIndex;
  open: (file: string, path?: Path) => void;
  changed: () => void;
  fail: (error: unknown) => void;
  addPicture: (src: string) => void;
}

interface FormContext {
  file: string;
  schema: Schema;
  /** Names of the record’s slots: `liter` for `{{liter}}`. */
  slots: readonly string[];
  problems: readonly RecordFault[];
  /** Sets a field; undefined removes it. `order`: previous index of each list item, -1 for a new one. */
  set: (path: Path, value: unknown, order?: readonly number[]) => void;
  onFocus: (path: Path) => void;
}

export const DeskProvider = createContext<DeskContext | undefined>(undefined);
export const FormProvider = createContext<FormContext | undefined>(undefined);

export const useDesk = (): DeskContext => use(DeskProvider) as DeskContext;
export const useForm = (): FormContext => use(FormProvider) as FormContext;

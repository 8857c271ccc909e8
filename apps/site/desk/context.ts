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
  /** `liter` for `{{liter}}`. */
  slots: readonly string[];
  problems: readonly RecordFault[];
  /** Given nothing, what lay there leaves the record; `order`: where the items of a list were before, -1 for new ones. */
  set: (path: Path, value: unknown, order?: readonly number[]) => void;
  onFocus: (path: Path) => void;
}

export const DeskProvider = createContext<DeskContext | undefined>(undefined);
export const FormProvider = createContext<FormContext | undefined>(undefined);

export const useDesk = (): DeskContext => use(DeskProvider) as DeskContext;
export const useForm = (): FormContext => use(FormProvider) as FormContext;

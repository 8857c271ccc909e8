import { z } from 'zod';
import { readRecord } from '../../shared/words/read-record.ts';

export interface WrittenField {
  label: string;
  options?: Readonly<Record<string, string>>;
}

/** Texts of a tank's fields as written; the schemas of the tools that ask for them check them. */
export const tankWords = readRecord(
  'words/tank.yaml',
  z.object({ fields: z.record(z.string(), z.custom<WrittenField>()) }),
);

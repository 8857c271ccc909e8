import type { SQLInputValue } from 'node:sqlite';

export interface SqliteRequest {
  readonly id: number;
  readonly sql: string;
  readonly parameters: readonly SQLInputValue[];
}

export type SqliteAnswer =
  | { readonly id: number; readonly rows: unknown[]; readonly changes: bigint | undefined }
  | { readonly id: number; readonly error: { readonly message: string; readonly code: string } };

import type { Analysis } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import type { ReadChoices } from './read.ts';

/** How a record is to be weighed. */
export interface AnalysisSettings {
  values: LossValues;
  choices: ReadChoices;
  tank: string | undefined;
}

/** Why a file cannot be read at all. */
export type FileProblem = 'big' | 'binary' | 'empty' | 'workbook' | 'failed';

/** What the page asks of its worker. The record itself is sent once, and stays there. */
export type WorkerRequest =
  | { kind: 'analyse'; id: number; source?: string | Blob | undefined; weighing: AnalysisSettings }
  | {
      kind: 'export';
      id: number;
      weighing: AnalysisSettings;
      heads: readonly string[];
      reasonNames: Readonly<Record<string, string>>;
    };

export type WorkerReply =
  | { kind: 'analysis'; id: number; analysis: Analysis }
  | { kind: 'problem'; id: number; problem: FileProblem }
  | { kind: 'export'; id: number; file: Blob };

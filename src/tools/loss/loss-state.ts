import type { Analysis } from './analyse.ts';
import type { FileProblem } from './messages.ts';
import type { WorkerKind } from './open-worker.ts';
import type { ReadChoices } from './read.ts';

export type Source = { kind: 'sample' } | { kind: 'pasted'; text: string } | { kind: 'file'; file: File };

/** Bytes of the largest record: some ten years of a hundred tanks. */
export const mostBytes = 25_000_000;

/** What the analyser shows. Without an analysis there is a problem: a former result never stands for a new file. */
export interface LossView {
  source: Source;
  choices: ReadChoices;
  tank: string | undefined;
  analysis: Analysis | undefined;
  problem: FileProblem | undefined;
  /** A record is being read; what stands there belongs to the one before. */
  working: boolean;
}

export type LossAction =
  | { kind: 'take'; source: Source }
  | { kind: 'choose'; choices: ReadChoices }
  | { kind: 'pick'; tank: string | undefined }
  | { kind: 'asked' }
  | { kind: 'answered'; analysis: Analysis }
  | { kind: 'refused'; problem: FileProblem };

export function lossReducer(view: LossView, action: LossAction): LossView {
  switch (action.kind) {
    case 'take':
      return { ...view, source: action.source, choices: {}, tank: undefined, working: true };
    case 'choose':
      return { ...view, choices: action.choices };
    case 'pick':
      return { ...view, tank: action.tank };
    case 'asked':
      return { ...view, working: true };
    case 'answered':
      return { ...view, analysis: action.analysis, problem: undefined, working: false };
    case 'refused':
      return { ...view, analysis: undefined, problem: action.problem, working: false };
  }
}

/** What is wrong with a source before anybody reads it. */
export function problemOf(source: Source): FileProblem | undefined {
  if (source.kind === 'sample') return undefined;
  const size = source.kind === 'file' ? source.file.size : source.text.length;
  if (size > mostBytes) return 'big';
  return size === 0 || (source.kind === 'pasted' && source.text.trim() === '') ? 'empty' : undefined;
}

const workbook = /\.xls[xm]$/i;

/** Who reads a source: workbooks by their name, everything else is text. */
export const kindOf = (source: Source): WorkerKind =>
  source.kind === 'file' && workbook.test(source.file.name) ? 'workbook' : 'text';

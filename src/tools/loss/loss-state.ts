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
  /** What was there before the last source was taken; taking back exchanges the two. */
  former: Pick<LossView, 'source' | 'choices' | 'tank'> | undefined;
  /** A record is being read; what stands there belongs to the one before. */
  working: boolean;
}

export type LossAction =
  | { kind: 'take'; source: Source }
  | { kind: 'takeBack' }
  | { kind: 'choose'; choices: ReadChoices }
  | { kind: 'pick'; tank: string | undefined }
  | { kind: 'asked' }
  | { kind: 'answered'; analysis: Analysis }
  | { kind: 'refused'; problem: FileProblem };

export function lossReducer(view: LossView, action: LossAction): LossView {
  switch (action.kind) {
    case 'take':
      return { ...view, ...fresh(action.source), former: followed(view, action.source), working: true };
    case 'takeBack':
      return view.former ? { ...view, ...view.former, former: pick(view), working: true } : view;
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

const fresh = (source: Source) => ({ source, choices: {}, tank: undefined });

const pick = ({ source, choices, tank }: LossView) => ({ source, choices, tank });

/** Typing on in the field replaces a text again and again: what stood before it stays the former. */
const followed = (view: LossView, next: Source): LossView['former'] =>
  view.source.kind === 'pasted' && next.kind === 'pasted' ? view.former : pick(view);

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

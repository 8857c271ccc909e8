import { useEffect, useReducer, useRef } from 'react';
import type { Analysis, AnalysisSettings, FileProblem, WorkerReply, WorkerRequest } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import textAddress from './loss.worker.ts?worker&url';
import type { ReadChoices } from './read.ts';
import { sampleRecord } from './sample.ts';
import workbookAddress from './workbook.worker.ts?worker&url';

/** Typing rests for so long before a record is weighed again, in ms. */
const rest = 200;

const contentOf = (source: Source): string | File => {
  if (source.kind === 'file') return source.file;
  return source.kind === 'pasted' ? source.text : sampleRecord();
};

const fresh = (source: Source) => ({ source, choices: {}, tank: undefined });

/** The sample, already weighed. */
export const sampleView = (analysis: Analysis): LossView => ({
  ...fresh({ kind: 'sample' }),
  analysis,
  problem: undefined,
  former: undefined,
  working: false,
});

/** The record that is weighed, by a worker, whenever it or a setting changes. Starts with the sample, already weighed. */
export function useLossAnalysis(values: LossValues, example: Analysis) {
  const [view, act] = useReducer(lossReducer, example, sampleView);
  const { source, choices, tank } = view;
  const reader = useRef<ReturnType<typeof createReader>>(undefined);
  /** Number of the last question, the source that the worker holds, and whether it still owes an answer. */
  const talk = useRef({ id: 0, sent: undefined as Source | undefined, busy: false, values });
  const save = useRef<(file: Blob) => void>(undefined);

  const hear = (answer: WorkerReply) => {
    if (answer.kind === 'export') return save.current?.(answer.file);
    if (answer.id !== talk.current.id) return;
    talk.current.busy = false;
    if (answer.kind === 'problem') act({ kind: 'refused', problem: answer.problem });
    else act({ kind: 'answered', analysis: answer.analysis });
  };
  const forget = () => {
    talk.current.sent = undefined;
    talk.current.busy = false;
  };
  const reading = () => {
    reader.current ??= createReader(hear, () => {
      forget();
      act({ kind: 'refused', problem: 'failed' });
    });
    return reader.current;
  };
  /** Asks for an analysis; the record goes along where the worker does not hold it. */
  const ask = (weighing: AnalysisSettings) => {
    const state = talk.current;
    state.id += 1;
    const content = state.sent === source ? undefined : contentOf(source);
    state.sent = source;
    state.busy = true;
    reading().ask({ kind: 'analyse', id: state.id, weighing, source: content }, kindOf(source));
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a record is weighed with, and nothing else, asks anew
  useEffect(() => {
    const state = talk.current;
    if (state.id === 0 && source.kind === 'sample' && values === state.values) return;
    const found = problemOf(source);
    if (found) {
      // A late answer about the record before counts no more.
      state.id += 1;
      act({ kind: 'refused', problem: found });
      return;
    }
    const timer = setTimeout(() => {
      // A reader that is still busy with another record is given up.
      if (state.busy && state.sent !== source) {
        reading().stop();
        forget();
      }
      act({ kind: 'change', change: { working: true } });
      ask({ values, choices, tank });
    }, rest);
    return () => clearTimeout(timer);
  }, [source, choices, tank, values]);

  useEffect(() => () => reader.current?.stop(), []);

  return {
    ...view,
    take: (next: Source) => act({ kind: 'take', source: next }),
    takeBack: () => act({ kind: 'takeBack' }),
    setChoices: (next: ReadChoices) => act({ kind: 'change', change: { choices: next } }),
    setTank: (next: string | undefined) => act({ kind: 'change', change: { tank: next } }),
    /** Hands every day over as a file. */
    exportTo(heads: readonly string[], reasonNames: Readonly<Record<string, string>>, done: (file: Blob) => void) {
      save.current = done;
      const weighing: AnalysisSettings = { values, choices, tank };
      // The worker has the record only once it was asked; the sample may never have been sent.
      if (talk.current.sent !== source) ask(weighing);
      reading().ask({ kind: 'export', id: talk.current.id, weighing, heads, reasonNames }, kindOf(source));
    },
  };
}
export type LossState = ReturnType<typeof useLossAnalysis>;

type Source = { kind: 'sample' } | { kind: 'pasted'; text: string } | { kind: 'file'; file: File };

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

type LossAction =
  | { kind: 'take'; source: Source }
  | { kind: 'takeBack' }
  /** What the visitor chooses, or that a record was sent to be read. */
  | { kind: 'change'; change: Partial<Pick<LossView, 'choices' | 'tank' | 'working'>> }
  | { kind: 'answered'; analysis: Analysis }
  | { kind: 'refused'; problem: FileProblem };

export function lossReducer(view: LossView, action: LossAction): LossView {
  const before = { source: view.source, choices: view.choices, tank: view.tank };
  switch (action.kind) {
    case 'take': {
      // Typing on in the field replaces a text again and again: what stood before it stays the former.
      const isTyping = view.source.kind === 'pasted' && action.source.kind === 'pasted';
      return { ...view, ...fresh(action.source), former: isTyping ? view.former : before, working: true };
    }
    case 'takeBack':
      return view.former ? { ...view, ...view.former, former: before, working: true } : view;
    case 'change':
      return { ...view, ...action.change };
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

/** What a worker reads. */
type WorkerKind = 'text' | 'workbook';

/**
 * The worker that reads records: opened when it is first asked, changed with the kind of file, given up by `stop` or
 * when it fails. Hands every answer to `onAnswer`; after `onFail` the record must be sent again.
 */
function createReader(onAnswer: (answer: WorkerReply) => void, onFail: () => void) {
  let worker: Worker | undefined;
  let opened: WorkerKind | undefined;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };
  const fail = () => {
    stop();
    onFail();
  };
  const open = (kind: WorkerKind) => {
    const fresh = openWorker(kind);
    fresh.addEventListener('error', fail);
    fresh.addEventListener('messageerror', fail);
    fresh.addEventListener('message', ({ data }: MessageEvent<WorkerReply>) => onAnswer(data));
    opened = kind;
    return fresh;
  };
  const ask = (request: WorkerRequest, kind: WorkerKind) => {
    try {
      if (kind !== opened) stop();
      worker ??= open(kind);
      worker.postMessage(request);
    } catch {
      fail();
    }
  };
  return { ask, stop };
}

const addresses: Readonly<Record<WorkerKind, string>> = { text: textAddress, workbook: workbookAddress };

/** Named in the policy of the page: see scripts/postbuild/csp-extras.ts. */
const policyName = 'susut';

interface ScriptPolicy {
  createScriptURL(url: string): string | URL;
}
let policy: ScriptPolicy | undefined;

/** Starts a reader of records. The page's policy lets no script be loaded by its address: these two alone pass. */
function openWorker(kind: WorkerKind): Worker {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  policy ??= trustedTypes?.createPolicy(policyName, {
    createScriptURL: (url) => {
      if (!Object.values(addresses).includes(url)) throw new TypeError('not a reader of records');
      return url;
    },
  });
  const address = addresses[kind];
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: policyName });
}

import { useEffect, useReducer, useRef } from 'react';
import type { Analysis } from './analyse.ts';
import type { LossValues } from './inputs.ts';
import { kindOf, lossReducer, problemOf, type Source } from './loss-state.ts';
import type { AnalysisSettings, WorkerReply } from './messages.ts';
import type { ReadChoices } from './read.ts';
import { createReader, type Reader } from './reader.ts';
import { sampleRecord } from './sample.ts';

/** Typing rests for so long before a record is weighed again, in ms. */
const rest = 200;

const contentOf = (source: Source): string | File => {
  if (source.kind === 'file') return source.file;
  return source.kind === 'pasted' ? source.text : sampleRecord();
};

const sampleView = (analysis: Analysis) => ({
  source: { kind: 'sample' } as const,
  choices: {},
  tank: undefined,
  analysis,
  problem: undefined,
  former: undefined,
  working: false,
});

/** The record that is weighed, by a worker, whenever it or a setting changes. Starts with the sample, already weighed. */
export function useLossAnalysis(values: LossValues, example: Analysis) {
  const [view, act] = useReducer(lossReducer, example, sampleView);
  const { source, choices, tank } = view;
  const reader = useRef<Reader>(undefined);
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
  const reading = (): Reader => {
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
      act({ kind: 'asked' });
      ask({ values, choices, tank });
    }, rest);
    return () => clearTimeout(timer);
  }, [source, choices, tank, values]);

  useEffect(() => () => reader.current?.stop(), []);

  return {
    ...view,
    take: (next: Source) => act({ kind: 'take', source: next }),
    takeBack: () => act({ kind: 'takeBack' }),
    setChoices: (next: ReadChoices) => act({ kind: 'choose', choices: next }),
    setTank: (next: string | undefined) => act({ kind: 'pick', tank: next }),
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

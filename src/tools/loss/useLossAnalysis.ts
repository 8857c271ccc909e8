import { useEffect, useRef, useState } from 'react';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Analysis, analyse } from './analyse.ts';
import { type LossValues, lossInputs } from './inputs.ts';
import type { Answer, Request, Weighing } from './messages.ts';
import { openWorker } from './open-worker.ts';
import type { ReadChoices } from './read.ts';
import { sampleRecord } from './sample.ts';

export type Source = { kind: 'sample' } | { kind: 'pasted'; text: string } | { kind: 'file'; file: File };
export type Problem = 'big' | 'binary' | 'empty' | 'failed';

/** Bytes of the largest record: some ten years of a hundred tanks. */
export const mostBytes = 25_000_000;
/** Typing rests for so long before a record is weighed again, in ms. */
const rest = 200;

const contentOf = (source: Source): string | File => {
  if (source.kind === 'file') return source.file;
  return source.kind === 'pasted' ? source.text : sampleRecord();
};

const problemOf = (source: Source): Problem | undefined => {
  if (source.kind === 'sample') return undefined;
  const size = source.kind === 'file' ? source.file.size : source.text.length;
  if (size > mostBytes) return 'big';
  return size === 0 || (source.kind === 'pasted' && source.text.trim() === '') ? 'empty' : undefined;
};

/** The record that is weighed, by a worker, whenever it or a setting changes. Starts with the sample, already weighed. */
export function useLossAnalysis(values: LossValues) {
  const [source, setSource] = useState<Source>({ kind: 'sample' });
  const [choices, setChoices] = useState<ReadChoices>({});
  const [tank, setTank] = useState<string>();
  const [analysis, setAnalysis] = useState<Analysis>(() => analyse(sampleRecord(), initialValues(lossInputs)));
  const [problem, setProblem] = useState<Problem>();
  const [working, setWorking] = useState(false);
  const worker = useRef<Worker>(undefined);
  const asked = useRef({ id: 0, sent: undefined as Source | undefined, idle: true, values });
  const exported = useRef<(file: Blob) => void>(undefined);

  const stop = () => {
    worker.current?.terminate();
    worker.current = undefined;
    asked.current.sent = undefined;
    asked.current.idle = true;
  };
  const fail = () => {
    stop();
    setWorking(false);
    setProblem('failed');
  };
  const start = (): Worker => {
    const opened = openWorker();
    opened.addEventListener('error', fail);
    opened.addEventListener('messageerror', fail);
    opened.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      if (data.kind === 'export') exported.current?.(data.file);
      if (data.kind === 'export' || data.id !== asked.current.id) return;
      asked.current.idle = true;
      setWorking(false);
      if (data.kind === 'analysis') setAnalysis(data.analysis);
      setProblem(data.kind === 'binary' ? 'binary' : undefined);
    });
    return opened;
  };
  const ask = (request: Request) => {
    try {
      worker.current ??= start();
      worker.current.postMessage(request);
    } catch {
      fail();
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: what a record is weighed with, and nothing else, asks anew
  useEffect(() => {
    const state = asked.current;
    if (state.id === 0 && source.kind === 'sample' && values === state.values) return;
    state.id += 1;
    const found = problemOf(source);
    if (found) {
      setWorking(false);
      setProblem(found);
      return;
    }
    const timer = setTimeout(() => {
      // A reader that is still busy with another record is given up.
      if (!state.idle && state.sent !== source) stop();
      const weighing: Weighing = { values, choices, tank };
      ask({ kind: 'analyse', id: state.id, weighing, source: state.sent === source ? undefined : contentOf(source) });
      state.sent = source;
      state.idle = false;
      setWorking(true);
    }, rest);
    return () => clearTimeout(timer);
  }, [source, choices, tank, values]);

  useEffect(() => () => worker.current?.terminate(), []);

  return {
    source,
    analysis,
    problem,
    working,
    tank,
    choices,
    setTank,
    setChoices,
    take(next: Source) {
      setSource(next);
      setChoices({});
      setTank(undefined);
    },
    /** Hands every day over as a file. */
    exportTo(heads: readonly string[], reasonNames: Readonly<Record<string, string>>, save: (file: Blob) => void) {
      exported.current = save;
      const weighing: Weighing = { values, choices, tank };
      // The worker has the record only once it was asked; the sample may never have been sent.
      if (asked.current.sent !== source) {
        asked.current.id += 1;
        ask({ kind: 'analyse', id: asked.current.id, weighing, source: contentOf(source) });
        asked.current.sent = source;
      }
      ask({ kind: 'export', id: asked.current.id, weighing, heads, reasonNames });
    },
  };
}
export type LossState = ReturnType<typeof useLossAnalysis>;

import { useEffect, useState } from 'react';
import {
  type Analysis,
  type AnalysisStep,
  type AnalysisTask,
  analysisSteps,
  type FileProblem,
  type WorkerReply,
  type WorkerRequest,
} from 'tank-gauging/loss/analyse';
import type { LossValues, lossInputs } from 'tank-gauging/loss/inputs';
import type { ReadChoices } from 'tank-gauging/loss/read';
import { sampleRecord } from 'tank-gauging/loss/sample';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { LossToolText } from './schema.ts';
import { hasOpenQuestions } from './words.ts';

type Source = { kind: 'sample' } | { kind: 'pasted'; text: string } | { kind: 'file'; file: File };

interface LossView extends Omit<AnalysisTask, 'values'> {
  source: Source;
}

export const maxBytes = 25_000_000;
/** Debounce before re-analysis, ms. */
const rest = 200;
/** Time after which progress is shown, ms. */
const patience = 1000;

const sourceContent = (source: Source): string | File =>
  source.kind === 'file' ? source.file : source.kind === 'pasted' ? source.text : sampleRecord();

function sourceProblem(source: Source): FileProblem | undefined {
  if (source.kind === 'sample') return undefined;
  const size = source.kind === 'file' ? source.file.size : source.text.trim() && source.text.length;
  return size ? (size > maxBytes ? 'big' : undefined) : 'empty';
}

const freshView = (source: Source): LossView => ({ source, choices: {}, tank: undefined });

/**
 * Analysis by a worker of the chosen record, repeated when record or settings change. Starts with the prerendered
 * result of the sample.
 */
export function useLossAnalysis(values: LossValues, { example }: LossData, workerAddress: string) {
  const [view, setView] = useState(freshView({ kind: 'sample' }));
  const [former, setFormer] = useState<LossView>();
  const [weighed, setWeighed] = useState<{ view: LossView; values: LossValues; reply: WorkerReply }>({
    view,
    values,
    reply: { analysis: example },
  });
  const [done, setDone] = useState<number>();
  const [reader] = useState(() => createReader(workerAddress));
  const isOld = weighed.view !== view || !isSame(weighed.values, values);

  useEffect(() => {
    if (!isOld) return;
    let isCurrent = true;
    let reached = 0;
    let isLong = false;
    const advance = (step: AnalysisStep) => {
      reached = analysisSteps.indexOf(step) + 1;
      if (isCurrent && isLong) setDone(reached);
    };
    const settle = (reply: WorkerReply) => isCurrent && setWeighed({ view, values, reply });
    const problem = sourceProblem(view.source);
    const weigh = async () =>
      settle(problem ? { problem } : await reader.ask({ ...view, values }, 'analysis', advance));
    const timers = [
      setTimeout(weigh, rest),
      setTimeout(() => {
        isLong = true;
        setDone(reached);
      }, patience),
    ];
    return () => {
      isCurrent = false;
      for (const timer of timers) clearTimeout(timer);
      setDone(undefined);
    };
  }, [reader, view, values, isOld]);
  useEffect(() => reader.stop, [reader]);

  const { analysis, problem } = weighed.reply;
  const change = (next: LossView) => {
    setFormer(view);
    setView(next);
  };
  return {
    ...view,
    former,
    working: isOld,
    /** Number of finished steps of a slow analysis. */
    done,
    /** Stops and returns to the record of the displayed result; the caller resets the settings. */
    stop() {
      reader.stop();
      setView(weighed.view);
      if (former === weighed.view) setFormer(undefined);
    },
    analysis,
    /** Settings of the displayed result. */
    limits: weighed.values,
    /** Analysis without open questions and with at least one day, from which conclusions may be drawn. */
    concluded: analysis && analysis.totals.days > 0 && !hasOpenQuestions(analysis) ? analysis : undefined,
    problem,
    take(source: Source) {
      // Repeated edits of a pasted text count as one change, so that taking it back restores the record before them.
      if (view.source.kind === 'pasted' && source.kind === 'pasted') setView(freshView(source));
      else change(freshView(source));
    },
    takeBack: () => former && change(former),
    choose: (choices: ReadChoices) => setView({ ...view, choices: { ...view.choices, ...choices } }),
    setTank: (tank: string | undefined) => setView({ ...view, tank }),
    /** Every day of the record, for the export. @throws Error when the record can no longer be read */
    async allDays() {
      const { days } = await reader.ask({ ...view, values }, 'days');
      if (!days) throw new Error('the record was not read');
      return days;
    },
  };
}

const isSame = (one: LossValues, other: LossValues) =>
  (Object.keys(one) as (keyof LossValues)[]).every((name) => one[name] === other[name]);

type LossState = ReturnType<typeof useLossAnalysis>;

export interface LossData extends ToolData<LossToolText> {
  example: Analysis;
}
export type LossToolView = ToolView<typeof lossInputs, LossData, LossState>;

/** Client of the worker; a pending analysis is aborted when another record is requested. */
function createReader(workerAddress: string) {
  let worker: Worker | undefined;
  let held: Source | undefined;
  let asked = 0;
  const stop = () => {
    worker?.terminate();
    worker = undefined;
    held = undefined;
    asked = 0;
  };
  const ask = (
    { source, ...weighing }: LossView & AnalysisTask,
    wanted: WorkerRequest['wanted'],
    advance?: (step: AnalysisStep) => void,
  ) =>
    new Promise<WorkerReply>((resolve) => {
      const failed = () => {
        stop();
        resolve({ problem: 'failed' });
      };
      if (asked > 0 && held !== source) stop();
      try {
        worker ??= openWorker(workerAddress);
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = ({ data }: MessageEvent<WorkerReply>) => {
          if (data.step) return advance?.(data.step);
          asked -= 1;
          resolve(data);
        };
        worker.onerror = failed;
        const content = held === source ? undefined : sourceContent(source);
        worker.postMessage({ ...weighing, source: content, wanted } satisfies WorkerRequest, [port2]);
        held = source;
        asked += 1;
      } catch {
        failed();
      }
    });
  return { ask, stop };
}

interface ScriptPolicy {
  createScriptURL(url: string): string | URL;
}
let policy: ScriptPolicy | undefined;

/** The content security policy with Trusted Types blocks script URLs except this one (scripts/postbuild/csp.ts). */
function openWorker(address: string): Worker {
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy };
  };
  policy ??= trustedTypes?.createPolicy('susut', { createScriptURL: () => address });
  return new Worker(policy?.createScriptURL(address) ?? address, { type: 'module', name: 'susut' });
}

import { tableOf } from '../kit/tabular/delimited.ts';
import type { Table } from '../kit/tabular/table.ts';
import { allDays, analyse } from './analyse.ts';
import { exportDays } from './export-days.ts';
import type { FileProblem, WorkerReply, WorkerRequest } from './messages.ts';

const answer = (message: WorkerReply) => postMessage(message);

/** Makes a worker read and weigh records away from the page; `open` knows the kind of file that it is for. */
export function serveRecords(open: (source: string | Blob) => Promise<Table | FileProblem>): void {
  /** The record that is being weighed: a promise, so that requests are answered in their order. */
  let record: Promise<Table | FileProblem> = Promise.resolve(tableOf(''));
  addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
    const { values, choices, tank } = data.weighing;
    if (data.kind === 'analyse' && data.source !== undefined) record = open(data.source);
    const table = await record;
    if (typeof table === 'string') {
      answer({ kind: 'problem', id: data.id, problem: table });
    } else if (data.kind === 'export') {
      const content = exportDays(allDays(table, values, choices, tank), data.heads, data.reasonNames);
      answer({ kind: 'export', id: data.id, file: new Blob([content], { type: 'text/csv;charset=utf-8' }) });
    } else answer({ kind: 'analysis', id: data.id, analysis: analyse(table, values, choices, tank) });
  });
}

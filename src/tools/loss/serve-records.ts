import { csv } from '../../../server/contract/csv.ts';
import { tableOf } from '../kit/tabular/delimited.ts';
import type { Table } from '../kit/tabular/table.ts';
import { analyse, type FileProblem, type WorkerReply, type WorkerRequest } from './analyse.ts';
import type { LossDay } from './balance.ts';

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
      const content = exportDays(analyse(table, values, choices, tank).days, data.heads, data.reasonNames);
      answer({ kind: 'export', id: data.id, file: new Blob([content], { type: 'text/csv;charset=utf-8' }) });
    } else answer({ kind: 'analysis', id: data.id, analysis: analyse(table, values, choices, tank).analysis });
  });
}

const rounded = (value: number) => Number(value.toFixed(2));

/** Days as CSV for Indonesian spreadsheets: semicolons, decimal commas. */
export function exportDays(
  days: readonly LossDay[],
  heads: readonly string[],
  reasonNames: Readonly<Record<string, string>>,
): string {
  const rows = days.map((day) => [
    day.date,
    day.tank,
    ...[day.opening, day.receipts, day.issues, day.closing, day.loss, day.tolerance].map(rounded),
    day.reasons.map(({ kind }) => reasonNames[kind] ?? kind).join(', '),
  ]);
  return csv([heads, ...rows], ';');
}

import { tableOf } from '../kit/tabular/delimited.ts';
import type { Table } from '../kit/tabular/table.ts';
import { analyse, type FileProblem, type WorkerReply, type WorkerRequest } from './analyse.ts';
import { decodeText } from './read.ts';
import { readWorkbook } from './workbook.ts';

/** The record that is being weighed: a promise, so that requests are answered in their order. */
let record: Promise<Table | FileProblem> = Promise.resolve('empty');

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, source, values, choices, tank, wanted } = data;
  if (source !== undefined) record = open(source).catch(() => 'failed');
  const table = await record;
  const answer = (reply: WorkerReply) => postMessage({ id, reply });
  if (typeof table === 'string') answer({ problem: table });
  else answer({ [wanted]: analyse(table, values, choices, tank)[wanted] });
});

async function open(source: string | File): Promise<Table | FileProblem> {
  if (typeof source === 'string') return tableOf(source);
  const bytes = new Uint8Array(await source.arrayBuffer());
  if (/\.xls[xm]$/i.test(source.name)) return (await readWorkbook(bytes)) ?? 'workbook';
  const text = decodeText(bytes);
  return text === undefined ? 'binary' : tableOf(text);
}

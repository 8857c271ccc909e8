import { analyse, type FileProblem, type WorkerReply, type WorkerRequest } from 'tank-gauging/loss/analyse';
import type { Table } from 'tank-gauging/tabular/cells';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { openFile } from 'tank-gauging/tabular/files';

/** Record under analysis, as a promise, so that requests are answered in order. */
let record: Promise<Table | FileProblem> = Promise.resolve('empty');

addEventListener('message', async ({ data, ports: [port] }: MessageEvent<WorkerRequest>) => {
  const { source, values, choices, tank, wanted } = data;
  if (source !== undefined) record = open(source).catch(() => 'failed');
  const reply = (message: WorkerReply) => port?.postMessage(message);
  const answer = async (): Promise<WorkerReply> => {
    const table = await record;
    if (typeof table === 'string') return { problem: table };
    reply({ step: 'opened' });
    return { [wanted]: analyse(table, values, choices, tank, () => reply({ step: 'read' }))[wanted] };
  };
  reply(await answer().catch(() => ({ problem: 'failed' })));
});

async function open(source: string | File): Promise<Table | FileProblem> {
  if (typeof source === 'string') return parseTable(source);
  const bytes = new Uint8Array(await source.arrayBuffer());
  return openFile(bytes);
}

import { analyse, exportDays } from './analyse.ts';
import { decodeText } from './decode.ts';
import type { Answer, Request } from './messages.ts';

/** The record that is being weighed. */
let text = '';

const answer = (message: Answer) => postMessage(message);

/** Reads and weighs records away from the page, so that a long one does not hold it up. */
addEventListener('message', async ({ data }: MessageEvent<Request>) => {
  const { values, choices, tank } = data.weighing;
  if (data.kind === 'export') {
    const content = exportDays(text, values, choices, tank, data.heads, data.reasonNames);
    answer({ kind: 'export', id: data.id, file: new Blob([content], { type: 'text/csv;charset=utf-8' }) });
    return;
  }
  if (data.source !== undefined) {
    const read =
      typeof data.source === 'string' ? data.source : decodeText(new Uint8Array(await data.source.arrayBuffer()));
    if (read === undefined) {
      answer({ kind: 'binary', id: data.id });
      return;
    }
    text = read;
  }
  answer({ kind: 'analysis', id: data.id, analysis: analyse(text, values, choices, tank) });
});

import { tableOf } from '../kit/tabular/delimited.ts';
import { decodeText } from './read.ts';
import { serveRecords } from './serve-records.ts';

/** Reads what is pasted, and files of text. */
serveRecords(async (source) => {
  const text = typeof source === 'string' ? source : decodeText(new Uint8Array(await source.arrayBuffer()));
  return text === undefined ? 'binary' : tableOf(text);
});

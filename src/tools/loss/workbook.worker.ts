import { tableOf } from '../kit/tabular/delimited.ts';
import { serveRecords } from './serve-records.ts';
import { readWorkbook } from './workbook.ts';

/** Reads workbooks. Apart from the other worker, whose policy lets nothing be loaded later, so that only they cost it. */
serveRecords(async (source) => {
  if (typeof source === 'string') return tableOf(source);
  return (await readWorkbook(new Uint8Array(await source.arrayBuffer()))) ?? 'workbook';
});

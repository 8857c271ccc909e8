import { readFileSync } from 'node:fs';
import { initialValues } from './src/inputs.ts';
import { parseTable } from './src/tabular/delimited.ts';
import { readRecord } from './src/loss/read.ts';
import { analyse } from './src/loss/analyse.ts';
import { lossInputs } from './src/loss/inputs.ts';
let out = ['Tanggal;Tangki;Stok awal;Terima;Jual;Stok akhir'];
const days = 5000;
for (let t = 0; t < 140; t++) for (let d = 0; d < days; d++) { const date = new Date(Date.UTC(2010,0,1+d)).toISOString().slice(0,10).split('-').reverse().join('/'); out.push(`${date};T${t};${10000+d%7};${d%3?0:500};${100+d%50};${9900+d%11}`); }
const text = out.join('\n');
console.log(text.length/1e6, 'MB', out.length);
let t0 = performance.now(); const table = parseTable(text); console.log('parse', performance.now()-t0);
t0 = performance.now(); const r = readRecord(table); console.log('read', performance.now()-t0, r.entries.length, r.badCount);
t0 = performance.now(); analyse(table, initialValues(lossInputs)); console.log('analyse', performance.now()-t0);
console.log(process.memoryUsage().heapUsed/1e6);

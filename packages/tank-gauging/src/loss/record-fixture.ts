import { parseTable } from '../tabular/delimited.ts';
import { type ReadChoices, readRecord } from './read.ts';

export const dayDate = (place: number) => new Date(Date.UTC(2026, 8, 1 + place));
const iso = (place: number) => dayDate(place).toISOString().slice(0, 10);

/** Twelve days without noise: 10,000 L, 500 L sold a day, one delivery of 8,000 L on the seventh day. */
export const plain = Array.from({ length: 12 }, (_, place) => {
  const opening = 10_000 - 500 * place + (place > 6 ? 8000 : 0);
  const receipts = place === 6 ? 8000 : 0;
  return { date: iso(place), opening, receipts, issues: 500, closing: opening + receipts - 500 };
});
export const lines = (write: (row: (typeof plain)[number], place: number) => readonly (string | number)[]) =>
  plain.map((row, place) => write(row, place).join(';')).join('\n');
export const five = ({ date, opening, receipts, issues, closing }: (typeof plain)[number]) => [
  date,
  opening,
  receipts,
  issues,
  closing,
];
export const read = (heading: string, body: string, choices: ReadChoices = {}) =>
  readRecord(parseTable(`${heading}\n${body}`), { decimal: 'comma', volume: 'L', ...choices });
export const sheet = (name: string, heading: string, body: string) => ({
  name,
  rows: parseTable(`${heading}\n${body}`).rows.map(({ line, cells }) => ({ line, cells })),
});
export const head = 'Tanggal;Stok awal;Terima;Jual;Stok akhir';

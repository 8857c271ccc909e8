import type { ReadTank } from 'tank-gauging/tank-list/read-tank-list';
import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { JudgedRow } from './judge-list.ts';
import { countKinds, listCost } from './list-totals.ts';
import { tankListWords } from './tank-list.words.ts';

const { message: words, file } = tankListWords;

export const longestSummary = 900;

const quantity = ({ stated }: Pick<ReadTank, 'stated'>) => stated.quantity ?? 1;
export const countTanks = (rows: readonly Pick<ReadTank, 'stated'>[]): number =>
  rows.reduce((sum, row) => sum + quantity(row), 0);

const millions = (rupiah: number) => formatAllDigits(Math.round(rupiah / 1e5) / 10);

/** Counts by name as a list; those beyond `most` are counted together. */
function listed(counts: ReadonlyMap<string, number>, most: number): string {
  const all = [...counts].sort((a, b) => b[1] - a[1]);
  const shown = all.slice(0, most).map(([nama, jumlah]) => fillSlots(words.item, { nama, jumlah: String(jumlah) }));
  const rest = all.slice(most).reduce((sum, [, count]) => sum + count, 0);
  return [...shown, ...(rest > 0 ? [fillSlots(words.more, { jumlah: String(rest) })] : [])].join(', ');
}

/** Adds up the tanks of rows by a name. */
function countBy(rows: readonly ReadTank[], name: (row: ReadTank) => string): Map<string, number> {
  const counts = new Map<string, number>();
  for (const row of rows) counts.set(name(row), (counts.get(name(row)) ?? 0) + quantity(row));
  return counts;
}

/** Summary of the list, at most 900 characters: what is too long is counted, and whole in the file. */
export function listSummary(rows: readonly ReadTank[], judged: readonly JudgedRow[]): string {
  const kinds = countKinds(judged);
  const priced = judged.reduce((sum, row) => sum + row.priced, 0);
  const { first, yearly } = listCost(priced);
  const withoutDevice = judged.filter((row) => row.priced === 0);
  const open = rows.filter(({ tank, isIdle }) => !tank && !isIdle);
  const idle = rows.filter(({ isIdle }) => isIdle);
  const sentence = (text: string, counts: ReadonlyMap<string, number>, most: number) =>
    counts.size > 0 ? [fillSlots(text, { daftar: listed(counts, most) })] : [];
  const write = (most: number) =>
    [
      fillSlots(words.head, { tangki: String(countTanks(rows)), baris: String(rows.length) }),
      ...sentence(
        words.content,
        countBy(
          rows.filter(({ tank }) => tank),
          ({ medium }) => medium?.name ?? '',
        ),
        most,
      ),
      ...sentence(words.kinds, new Map([...kinds.devices, ...kinds.companions]), most),
      ...sentence(words.none, new Map(withoutDevice.map(({ tag, quantity: count }) => [tag, count])), most),
      ...sentence(
        words.open,
        countBy(open, ({ tag, product }) => `${tag}${product ? ` (${product})` : ''}`.slice(0, 60)),
        most,
      ),
      ...sentence(
        words.idle,
        countBy(idle, ({ tag }) => tag.slice(0, 30)),
        most,
      ),
      ...(priced > 0 ? [fillSlots(words.cost, { awal: millions(first), tahun: millions(yearly) })] : []),
      fillSlots(words.file, { berkas: `${file}.xlsx` }),
    ].join(' ');
  for (let most = 20; most > 0; most -= 1) {
    const text = write(most);
    if (text.length <= longestSummary) return text;
  }
  return write(1).slice(0, longestSummary);
}

import { formatAllDigits } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import type { JudgedRow } from './judge-list.ts';
import { listCost, listRoiHref } from './list-totals.ts';
import { tankListWords } from './tank-list.words.ts';

const { cost: words } = tankListWords;

/** Cost of this list by the structure of the price list: an example and no offer. */
export function ListCost({ judged }: { judged: readonly JudgedRow[] }) {
  const cost = listCost(judged.reduce((sum, { priced }) => sum + priced, 0));
  const roi = listRoiHref(judged);
  if (!roi) return <p>{words.unpriced}</p>;
  const rupiah = formatAllDigits;
  const [jumlah, dasar] = [rupiah(cost.tanks), rupiah(cost.base)];
  const rows = [
    [words.device, fillSlots(words.deviceSum, { jumlah, harga: rupiah(cost.devicePrice) }), cost.devices],
    [words.fitting, fillSlots(words.fittingSum, { jumlah, dasar, harga: rupiah(cost.installation) }), cost.fitting],
    [words.first, `${rupiah(cost.devices)} + ${rupiah(cost.fitting)}`, cost.first],
    [words.yearly, fillSlots(words.yearlySum, { jumlah, harga: rupiah(cost.subscription) }), cost.yearly],
  ] as const;
  return (
    <div className="stack-3">
      <DataTable
        caption={words.title}
        columns={[words.item, words.sum, words.amount]}
        rows={rows.map(([item, sum, amount]) => [item, sum, rupiah(amount)])}
        stack
      />
      <p className="small quiet measure">{fillSlots(words.note, { dasar })}</p>
      <div>
        <Action look="line" label={words.roi} to={roi} />
      </div>
    </div>
  );
}

import type { RoiValues } from 'tank-gauging/roi/inputs';
import { DataTable } from '../../shared/ui/Table.tsx';
import type { TankFileText } from './schema.ts';
import { costRows } from './words.ts';

/** Price range in the order of the price list, as an example and not an offer. */
export const CostTable = ({ text, roi }: { text: TankFileText; roi: RoiValues }) =>
  roi.tanks === 0 ? (
    <p>{text.cost.unpriced}</p>
  ) : (
    <>
      <DataTable
        caption={text.cost.title}
        quiet
        columns={[text.cost.item, text.cost.amount]}
        rows={costRows(text, roi)}
      />
      <p className="small quiet measure">{text.cost.note}</p>
    </>
  );

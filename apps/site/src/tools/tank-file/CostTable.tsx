import { DataTable } from '../../shared/ui/Table.tsx';
import type { RoiValues } from '../roi/inputs.ts';
import type { TankFileText } from './schema.ts';
import { costRows } from './words.ts';

/** The price band in the order of the price list: an example, no offer. */
export const CostTable = ({ text, roi }: { text: TankFileText; roi: RoiValues }) => (
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

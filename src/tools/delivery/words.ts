import { formatUnit } from '../../shared/format/format.ts';
import type { ToolView } from '../kit/define-tool.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { deliveryInputs } from './inputs.ts';
import type { Delivery } from './model.ts';
import type { DeliveryText } from './schema.ts';

export interface DeliveryData {
  text: DeliveryText;
  words: ToolWords;
}
export type DeliveryView = ToolView<typeof deliveryInputs, DeliveryData, Delivery>;

export const litreWords = (litres: number) => formatUnit(Math.round(litres), 'L');

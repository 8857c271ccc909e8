import type { PictureProps } from '../../shared/ui/Picture.tsx';
import type { ToolData, ToolView } from '../kit/define-tool.tsx';
import type { Answers, pickerInputs } from './inputs.ts';
import { type RadioRecord, recommend, type SensorRecord } from './judge.ts';
import { slotsOf, tankOf } from './medium.ts';
import type { PickerText } from './schema.ts';

/** What the page hands over: words and catalogue. Media and common rules come with the script. */
export interface PickerData extends ToolData {
  text: PickerText;
  sensors: readonly (SensorRecord & { picture: PictureProps; datasheet: { to: string; file?: string } })[];
  radios: readonly RadioRecord[];
}

/** The tank that the answers describe, what is recommended for it, and its answers in words. */
export function pick(answers: Answers, data: Pick<PickerData, 'text' | 'sensors' | 'radios'>) {
  const { fields } = data.text;
  const tank = tankOf(answers, fields.isi.options[answers.isi]);
  const result = recommend(tank, data);
  return { ...result, tank, slots: slotsOf(tank, result.sensor?.errorMm, fields) };
}

export type PickerResult = ReturnType<typeof pick>;
export type PickerView = ToolView<typeof pickerInputs, PickerData, PickerResult>;

import type { ToolWords } from '../kit/tool-words.ts';
import type { ToolInputs } from '../kit/useInputs.ts';
import type { LevelReading } from './level-reading.ts';
import type { Quantities } from './quantities.ts';
import type { TankTableText } from './schema.ts';
import type { tankInputs } from './tank-inputs.ts';
import type { Vessel } from './vessel.ts';

/** What every part of the result is given. */
export interface PartProps {
  text: TankTableText;
  words: ToolWords;
  state: ToolInputs<typeof tankInputs>;
  vessel: Vessel;
  reading: LevelReading;
  quantities: Quantities;
  /** Error of our radar in ± mm, or the reference while it is not stated. */
  millimetres: number;
}

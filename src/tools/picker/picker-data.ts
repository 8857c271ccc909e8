import type { PictureProps } from '../../shared/ui/Picture.tsx';
import type { ToolWords } from '../kit/tool-words.ts';
import type { Medium } from './medium.ts';
import type { RadioRecord } from './radios.ts';
import type { Media } from './resolve-media.ts';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';

/** The document of a sensor; `file` tells type, pages and size. */
export interface Datasheet {
  to: string;
  file?: string;
}

/** All that the picker knows: rules, words, catalogue and media. Fetched once, so that the page itself stays light. */
export interface PickerData {
  text: PickerText;
  words: ToolWords;
  sensors: readonly (SensorRecord & { picture: PictureProps; datasheet: Datasheet })[];
  radios: readonly RadioRecord[];
  kinds: Media['kinds'];
  media: readonly Medium[];
}

import { readingAt, stockAt } from './level-reading.ts';
import { quantitiesOf } from './quantities.ts';
import type { TankTableText } from './schema.ts';
import type { TankValues } from './tank-inputs.ts';
import { fullLitres } from './vessel.ts';
import { vesselOf } from './vessel-of.ts';
import { percentWords, tankName } from './words.ts';

/** What is compared of two tanks: each row's name and value. */
export function comparedRows(text: TankTableText, values: TankValues): (readonly [string, string])[] {
  const vessel = vesselOf(values);
  const q = quantitiesOf(values.lengthUnit, values.volumeUnit, fullLitres(vessel));
  const reading = readingAt(vessel, values.level);
  const limits = { water: values.waterLevel, outlet: values.suctionLevel, highest: values.highestFill };
  const stock = stockAt(vessel, reading.level, limits);
  return [
    [text.shape, tankName(text, values)],
    [text.fields.level.label, q.level(reading.level)],
    [text.readings.content.label, q.volume(reading.content)],
    [text.readings.share.label, percentWords(reading.contentShare)],
    [text.readings.usable.label, q.volume(stock.usable)],
    [text.readings.room.label, q.volume(stock.room)],
  ];
}

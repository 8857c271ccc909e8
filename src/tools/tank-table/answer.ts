import { fillSlots } from '../../shared/text/slots.ts';
import type { VerdictText } from '../kit/Verdict.tsx';
import { type LevelReading, stockAt } from './level-reading.ts';
import type { Quantities } from './quantities.ts';
import type { TankTableText } from './schema.ts';
import type { TankValues } from './tank-inputs.ts';
import { fullLitres, litres, type Vessel } from './vessel.ts';
import { readingSlots } from './words.ts';

/** What the reading means for the stock, with the slots of every sentence about it. */
export function answerOf(values: TankValues, vessel: Vessel, reading: LevelReading, q: Quantities) {
  const limits = { water: values.waterLevel, outlet: values.suctionLevel, highest: values.highestFill };
  const stock = stockAt(vessel, reading.level, limits);
  const under = litres(vessel, 0);
  const over = fullLitres(vessel) - litres(vessel, vessel.height);
  return {
    stock,
    /** The visitor has typed what limits the stock. */
    limited: values.waterLevel > 0 || values.suctionLevel > 0 || values.highestFill > 0,
    /** A leaning tank holds liquid that no tape reaches. */
    hidden: under + over > fullLitres(vessel) * 1e-9,
    slots: {
      ...readingSlots(reading, q),
      pakai: q.volume(stock.usable),
      ruang: q.volume(stock.room),
      lebih: q.volume(stock.over),
      mati: q.volume(stock.dead),
      aman: q.volume(stock.safe),
      air: q.volume(stock.water),
      tersembunyi: q.volume(under),
      atas: q.volume(over),
    },
  };
}

/** The answer in one sentence, and what else there is to say. */
export function verdictOf(text: TankTableText['verdict'], answer: ReturnType<typeof answerOf>): VerdictText {
  const { limited, stock, hidden, slots } = answer;
  const more = [...(limited ? [stock.over > 0 ? text.over : text.stock] : []), ...(hidden ? [text.hidden] : [])];
  return {
    sentence: fillSlots(text.content, slots),
    state: limited && stock.over > 0 ? 'bad' : 'good',
    more: more.map((sentence) => fillSlots(sentence, slots)).join(' '),
  };
}

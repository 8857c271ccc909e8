import type { InstrumentDrawing } from './instrument.ts';

interface Words {
  kind: string;
  fields: Readonly<Record<string, unknown>>;
  sentences: Readonly<Record<string, unknown>>;
}

/** @throws when a record does not name the sliders and the sentences of its instrument; the message names both lists. */
export function checkInstrument(place: string, words: Words, instrument: InstrumentDrawing): void {
  check(`${place}.fields`, Object.keys(words.fields), Object.keys(instrument.fields));
  check(`${place}.sentences`, Object.keys(words.sentences), instrument.sentences);
}

function check(place: string, given: readonly string[], wanted: readonly string[]): void {
  if (given.toSorted().join() === wanted.toSorted().join()) return;
  throw new Error(`${place}: has ${given.join(', ')}; the instrument needs ${wanted.join(', ')}`);
}

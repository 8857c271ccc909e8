import { signSentence } from '../../shared/format/sign-words.ts';
import type { Inputs } from './tool-inputs.ts';
import type { ToolWords } from './tool-words.ts';
import type { ToolInputs } from './useInputs.ts';

/** The sentence under a field whose figure others would read differently, e.g. `2.438`. */
export function fieldReading<I extends Inputs>(
  words: ToolWords,
  { reads }: Pick<ToolInputs<I>, 'reads'>,
  name: keyof I,
): string | undefined {
  const read = reads[name];
  return read && signSentence(words.numbers, read);
}

import { readRecord } from '../../shared/words/read-record.ts';
import { figuresSchema } from './figures-schema.ts';

/** What the miniatures of the example plant say. */
export const figureWords = readRecord('words/figures.yaml', figuresSchema);

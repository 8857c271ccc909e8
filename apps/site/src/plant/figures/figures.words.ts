import { readRecord } from '../../shared/words/read-record.ts';
import { figuresSchema } from './figures-schema.ts';

export const figureWords = readRecord('words/figures.yaml', figuresSchema);

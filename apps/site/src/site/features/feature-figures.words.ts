import { readRecord } from '../../shared/words/read-record.ts';
import { featureFiguresSchema } from './feature-figures-schema.ts';

/** What the drawings of the page of features say. */
export const featureFigures = readRecord('words/feature-figures.yaml', featureFiguresSchema);

import { readRecord } from '../../shared/words/read-record.ts';
import { featureFiguresSchema } from './feature-figures-schema.ts';

/** Texts of the charts on the features page. */
export const featureFigures = readRecord('words/feature-figures.yaml', featureFiguresSchema);

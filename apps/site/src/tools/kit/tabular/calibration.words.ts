import { readRecord } from '../../../shared/words/read-record.ts';
import { calibrationWordsSchema } from './calibration-schema.ts';

export const calibrationWords = readRecord('words/calibration.yaml', calibrationWordsSchema);

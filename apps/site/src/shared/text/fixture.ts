import type { Marked } from 'contract/marked';
import { parseMarks } from './parse-marks.ts';

const vocabulary = {
  names: {},
  glossary: { SLA: 'Service Level Agreement' },
  claims: { accuracy: { figure: '99,9%', subject: 'akurasi' } },
};

/** A text as in a loaded record, for tests and the catalogue of parts. */
export const words = (source: string): Marked => parseMarks(source, vocabulary);

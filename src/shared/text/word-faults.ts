import { siteVocabulary } from './vocabulary.ts';
import { findClaimFaults, findTermFaults, type WordFault } from './word-guard.ts';

/** Records that state figures of their own: the claims themselves, specifications of instruments and radios. */
const ownFigures = /^src\/content\/(claims|sensors|connectivity)\//;
/** The list of terms names the words that are not used. */
const ownWords = /^src\/content\/site\/terms\.yaml$/;

/**
 * Marketing figures typed by hand, and words that the list of terms replaces.
 * @param path of the record, from the project's folder on
 */
export function findWordFaults(record: unknown, path: string): WordFault[] {
  const { guarded, terms } = siteVocabulary();
  return [
    ...(ownFigures.test(path) ? [] : findClaimFaults(record, guarded)),
    ...(ownWords.test(path) ? [] : findTermFaults(record, terms)),
  ];
}

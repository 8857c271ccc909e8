import { randomInt } from 'node:crypto';
import { referenceAlphabet, referencePattern } from '../contract/lead-limits.ts';

/** A random reference such as `KTR-4X9M`: it says nothing about the person or about how many there are. */
export function makeReference(): string {
  const letters = Array.from({ length: 7 }, () => referenceAlphabet[randomInt(referenceAlphabet.length)]).join('');
  return `${letters.slice(0, 3)}-${letters.slice(3)}`;
}

/** The reference in what somebody typed (`ktr 4x9m`), or undefined. */
export function readReference(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s-]/g, '');
  const reference = `${letters.slice(0, 3)}-${letters.slice(3)}`;
  return referencePattern.test(reference) ? reference : undefined;
}

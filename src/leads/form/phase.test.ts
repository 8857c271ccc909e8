import { expect, test } from 'vitest';
import { isUnderWay, phaseOf, type RequestPhase, toastFor } from './phase.ts';

test.each([
  ['idle', false, 0, 'writing'],
  ['pending', false, 0, 'sending'],
  ['pending', false, 1, 'repeating'],
  ['pending', true, 0, 'waiting'],
  ['pending', true, 2, 'waiting'],
  ['success', false, 1, 'received'],
  ['error', false, 3, 'failed'],
] as const)('%s, paused %s, %i failures: %s', (status, isPaused, failureCount, expected) => {
  expect(phaseOf({ status, isPaused, failureCount })).toBe(expected);
});

test('what speaks by focus or alert has no toast, and no change none either', () => {
  const phases: RequestPhase[] = ['writing', 'sending', 'repeating', 'waiting', 'received', 'failed'];
  for (const phase of phases) {
    expect(toastFor(phase, phase)).toBeUndefined();
    expect(toastFor(phase, 'received')).toBeUndefined();
    expect(toastFor(phase, 'failed')).toBeUndefined();
    expect(toastFor(phase, 'writing')).toBeUndefined();
  }
  expect(toastFor('writing', 'sending')).toBeUndefined();
  expect(toastFor('writing', 'waiting')).toBe('waiting');
  expect(toastFor('repeating', 'waiting')).toBe('waiting');
  expect(toastFor('waiting', 'sending')).toBe('lineBack');
  expect(toastFor('waiting', 'repeating')).toBe('lineBack');
  expect(toastFor('sending', 'repeating')).toBe('repeating');
  expect(phases.filter(isUnderWay)).toEqual(['sending', 'repeating', 'waiting']);
});

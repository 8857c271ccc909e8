import type { AlarmField } from './alarm-inputs.ts';

/** The fields of each group, in the order of the form. */
export const groups = {
  tank: ['capacity', 'unusable', 'content'],
  use: ['dailyUse', 'useSpread'],
  delivery: ['leadTime', 'leadTimeSpread', 'deliveryDelay', 'deliverySize', 'serviceLevel'],
  alerts: ['lowLimit', 'criticalLimit', 'readingInterval'],
} as const satisfies Record<string, readonly AlarmField[]>;

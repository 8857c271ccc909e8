import type { AlarmField } from './alarm-inputs.ts';

/** The fields of each group, in the order of the form. */
export const groups = {
  tank: ['muat', 'mati', 'isi'],
  use: ['pakai', 'ragam'],
  delivery: ['tunggu', 'ragamTunggu', 'tunda', 'kirim', 'layanan'],
  alerts: ['rendah', 'kritis', 'selang'],
} as const satisfies Record<string, readonly AlarmField[]>;

import type { AlarmField, AlarmValues } from './reorder-point.ts';
import type { AlarmText } from './schema.ts';

/** The fields of each group, in the order of the form. */
export const groups = {
  tank: ['muat', 'mati', 'isi'],
  use: ['pakai', 'ragam'],
  delivery: ['tunggu', 'ragamTunggu', 'kirim', 'layanan'],
  alerts: ['rendah', 'kritis', 'selang'],
} as const satisfies Record<string, readonly AlarmField[]>;

/** Values that each could be, but not together. */
export function contradictions(
  { muat, mati, isi, rendah, kritis }: AlarmValues,
  text: AlarmText['problems'],
): Partial<Record<AlarmField, string>> {
  return {
    ...(isi > muat && { isi: text.full }),
    ...(mati >= muat && { mati: text.unusable }),
    ...(kritis >= rendah && { kritis: text.order }),
    ...(rendah <= mati && { rendah: text.low }),
  };
}

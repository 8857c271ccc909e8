import { unbooked } from '../../plant/methods/balance.ts';
import { isoAt } from '../../plant/simulator/clock.ts';
import type { Reading, Site, Tank } from '../../plant/simulator/types.ts';
import { formatCell } from '../../shared/format/format.ts';

/** Hours that a report goes back. */
const reportHours = 72;

const columns = [
  'waktu',
  'tangki',
  'isi_tangki',
  'level_persen',
  'volume_kL',
  'volume_15C_kL',
  'suhu_C',
  'tekanan_bar',
  'terima_kL',
  'salur_kL',
  'selisih_kL',
  'sumber',
] as const;

function row({ spec }: Tank, before: Reading, after: Reading): string {
  const cells = [
    isoAt(after.at),
    spec.id,
    spec.content,
    formatCell(after.level, 2),
    formatCell(after.volume, 3),
    formatCell(after.standard, 3),
    formatCell(after.temperature, 1),
    formatCell(after.pressure, 2),
    formatCell(after.received - before.received, 3),
    formatCell(after.issued - before.issued, 3),
    formatCell(unbooked(before, after), 3),
    'simulasi',
  ];
  return cells
    .map((cell) => (cell.includes(';') || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell))
    .join(';');
}

/**
 * Hourly readings of all tanks for three days, as a spreadsheet with Indonesian settings opens it. Not by lib/csv: its
 * guard against formulas would make texts of negative balances, and nothing here was typed by anybody.
 */
export function report({ tanks, now }: Site): string {
  const lines = tanks.flatMap((tank) =>
    tank.hours.flatMap((after, index) => {
      const before = tank.hours[index - 1];
      return before && after.at > now - reportHours * 60 ? [row(tank, before, after)] : [];
    }),
  );
  return `${[columns.join(';'), ...lines].join('\r\n')}\r\n`;
}

/** `simulasi-minyak-gas-20261120-0907.csv` */
export function reportName({ id, now }: Site): string {
  return `simulasi-${id}-${isoAt(now).slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.csv`;
}

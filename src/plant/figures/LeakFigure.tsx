import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { seeded } from '../random.ts';

/** A closed tank by night: expected level flat, measured level falling slowly from 01.20 on. */
const minutes = 10 * 60;
const leakFrom = 320;
const random = seeded(17);
const measured = Array.from({ length: minutes / 10 + 1 }, (_, i) => {
  const t = i * 10;
  const lost = t > leakFrom ? (t - leakFrom) * 0.17 : 0;
  return [(t / minutes) * 100, 78 - lost + (random() - 0.5) * 2.4] as const;
});
const alarmAt = ((leakFrom + 100) / minutes) * 100;

export function LeakFigure() {
  return (
    <Plot
      label="Malam hari tanpa pemakaian: level yang diharapkan tetap, level terukur turun perlahan mulai pukul 01.20; peringatan keluar pukul 03.00."
      curves={
        <>
          <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
          <path className={plot.expected} d="M0 78H100" />
          <path className={plot.curve} d={path(measured)} />
          <path className={plot.limit} d={`M${alarmAt} 0V100`} />
        </>
      }
    >
      <circle className={plot.alarmDot} cx={`${alarmAt}%`} cy="39%" r="6" />
      <text x="0" y="22%" dy="-9">
        diharapkan
      </text>
      <text x={`${alarmAt}%`} y="100%" dx="-8" dy="-8" textAnchor="end" className={plot.limitText}>
        susut, 03.00
      </text>
      <text x="0" y="100%" dy="18">
        20.00
      </text>
      <text x="100%" y="100%" dy="18" textAnchor="end">
        06.00
      </text>
    </Plot>
  );
}

import { AlertFigure } from '../../plant/figures/AlertFigure.tsx';
import { timeAt } from '../../plant/simulator/clock.ts';
import { lossNight } from '../../plant/terminal/incident.ts';
import { nightLoss, nightReadings } from '../../plant/terminal/loss-night.ts';
import { tankAt } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import styles from './figures.module.css';

/** Four and a half hours around the calls, in millimetres that are missing against the books. */
const from = nightLoss.from - 30;
const span = 4.5 * 60;
const night = nightReadings(from, from + span);
const { height } = tankAt(lossNight.tag);
const missing = night.map(({ at, level, booked }) => [at, (booked - level) * 10 * height] as const);
const deepest = 50;
const x = (at: number) => ((at - from) / span) * 100;
const y = (millimetres: number) => 90 - (millimetres / deepest) * 90;
const { at: raised, acknowledged = raised } = lossNight.alarm;
const at = (minute: number) => missing.findLast(([time]) => time <= minute)?.[1] ?? 0;
const marks = [raised, nightLoss.to];

/** The calls of one night, and beside them what the level did meanwhile. */
export function AlertStory() {
  return (
    <div className={styles.story}>
      <div className={styles.step}>
        <Plot
          label={`${lossNight.tag}: sejak pukul ${timeAt(nightLoss.from)} level turun di luar catatan, alarm pukul ${lossNight.raised} setelah ${formatUnit(nightLoss.atAlarm, 'kL', 1)}, diterima ${lossNight.by} ${lossNight.accepted}, katup ditutup ${timeAt(nightLoss.to)} setelah ${formatUnit(nightLoss.total, 'kL', 1)} atau ${formatUnit(nightLoss.millimetres, 'mm')}.`}
          curves={
            <>
              <path className={plot.rule} d={`M0 0H100M0 ${y(0)}H100`} />
              <path className={styles.witness} d={marks.map((minute) => `M${x(minute)} 0V${y(at(minute))}`).join('')} />
              <path className={plot.curve} d={path(missing.map(([time, gone]) => [x(time), y(gone)]))} />
            </>
          }
        >
          <text x="0" y={`${100 - y(0)}%`} dy="-8">
            menurut catatan
          </text>
          <circle className={plot.alarmDot} cx={`${x(raised)}%`} cy={`${100 - y(at(raised))}%`} r="6" />
          <circle className={plot.dot} cx={`${x(acknowledged)}%`} cy={`${100 - y(at(acknowledged))}%`} r="6" />
          <text x="100%" y={`${100 - y(at(nightLoss.to))}%`} dy="-30" textAnchor="end">
            katup ditutup
          </text>
          <text x="100%" y={`${100 - y(at(nightLoss.to))}%`} dy="-12" textAnchor="end">
            −{formatUnit(nightLoss.millimetres, 'mm')}
          </text>
          {marks.map((minute) => (
            <text key={minute} x={`${x(minute)}%`} y="100%" dy="18" textAnchor="middle" className={plot.strong}>
              {timeAt(minute)}
            </text>
          ))}
        </Plot>
      </div>
      <AlertFigure />
    </div>
  );
}

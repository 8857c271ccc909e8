import { limits } from '../../plant/example/example-site.ts';
import { AlertFigure } from '../../plant/figures/AlertFigure.tsx';
import { formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import styles from './figures.module.css';

/** Minutes after 02.00 and per cent: the level rises evenly until somebody stops the pump. */
const [crossed, accepted, stopped] = [14, 26, 29];
const rate = 0.22;
const level = (minute: number) => limits.high + (Math.min(minute, stopped) - crossed) * rate;
const x = (minute: number) => (minute / 40) * 100;
const y = (percent: number) => ((percent - 86) / 10) * 100;

/** The alert ladder of one night, and beside it what the level did meanwhile. */
export function AlertStory() {
  return (
    <div className={styles.story}>
      <div className={styles.step}>
        <Plot
          label={`Level TK-207 naik melewati ambang tinggi ${limits.high}% pukul 02.14, diterima manajer 02.26, pompa berhenti 02.29 pada ${formatUnit(level(stopped), '%')}, di bawah ambang 95%.`}
          curves={
            <>
              <path className={plot.rule} d={`M0 0H100M0 ${y(95)}H100`} />
              <path className={plot.limit} d={`M0 ${y(limits.high)}H100`} />
              <path
                className={styles.witness}
                d={`M${x(crossed)} 0V${y(limits.high)}M${x(accepted)} 0V${y(level(accepted))}`}
              />
              <path className={plot.curve} d={path([0, stopped, 40].map((m) => [x(m), y(level(m))]))} />
            </>
          }
        >
          <text x="0" y={`${100 - y(95)}%`} dy="-8">
            HH 95%
          </text>
          <text x="0" y={`${100 - y(limits.high)}%`} dy="-8" className={plot.limitText}>
            H {limits.high}%
          </text>
          <circle className={plot.alarmDot} cx={`${x(crossed)}%`} cy={`${100 - y(limits.high)}%`} r="6" />
          <circle className={plot.dot} cx={`${x(accepted)}%`} cy={`${100 - y(level(accepted))}%`} r="6" />
          <text x="100%" y={`${100 - y(level(40))}%`} dy="20" textAnchor="end">
            pompa mati
          </text>
          {[crossed, accepted].map((minute) => (
            <text key={minute} x={`${x(minute)}%`} y="100%" dy="18" textAnchor="middle" className={plot.strong}>
              02.{minute}
            </text>
          ))}
        </Plot>
      </div>
      <AlertFigure />
    </div>
  );
}

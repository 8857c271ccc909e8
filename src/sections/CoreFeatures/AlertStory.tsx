import { AlertFigure } from '../../ui/figures/AlertFigure.tsx';
import { Plot, path, plot } from '../../ui/figures/Plot.tsx';
import styles from './figures.module.css';

/** Minutes after 02.00 and per cent: the level rises evenly until somebody stops the pump. */
const [crossed, accepted, stopped] = [14, 26, 29];
const rate = 1 / 7;
const level = (minute: number) => 92 + (Math.min(minute, stopped) - crossed) * rate;
const x = (minute: number) => (minute / 40) * 100;
const y = (percent: number) => ((percent - 89) / 7) * 100;

/** The alert ladder of one night, and beside it what the level did meanwhile. */
export function AlertStory() {
  return (
    <div className={styles.story}>
      <div className={styles.step}>
        <Plot
          label="Level TK-207 naik melewati ambang tinggi 92% pukul 02.14, diterima manajer 02.26, pompa berhenti 02.29 pada 94%, di bawah ambang 95%."
          curves={
            <>
              <path className={plot.rule} d={`M0 0H100M0 ${y(95)}H100`} />
              <path className={plot.limit} d={`M0 ${y(92)}H100`} />
              <path className={styles.witness} d={`M${x(crossed)} 0V${y(92)}M${x(accepted)} 0V${y(level(accepted))}`} />
              <path className={plot.curve} d={path([0, stopped, 40].map((m) => [x(m), y(level(m))]))} />
            </>
          }
        >
          <text x="0" y={`${100 - y(95)}%`} dy="-8">
            HH 95%
          </text>
          <text x="0" y={`${100 - y(92)}%`} dy="-8" className={plot.limitText}>
            H 92%
          </text>
          <circle className={plot.alarmDot} cx={`${x(crossed)}%`} cy={`${100 - y(92)}%`} r="6" />
          <circle className={plot.dot} cx={`${x(accepted)}%`} cy={`${100 - y(level(accepted))}%`} r="6" />
          <text x="100%" y={`${100 - y(level(40))}%`} dy="-10" textAnchor="end">
            pompa berhenti
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

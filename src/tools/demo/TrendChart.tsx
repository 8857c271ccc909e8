import { shortDateAt, timeAt } from '../../plant/simulator/clock.ts';
import type { Tank } from '../../plant/simulator/types.ts';
import type { Alarm, Monitor } from '../../plant/watch/types.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import type { DemoText } from './schema.ts';
import styles from './TankPage.module.css';
import { spanOf, trendOf } from './trend.ts';
import { percentText, spanText } from './view.ts';

interface TrendChartProps {
  tank: Tank;
  monitor: Monitor;
  alarms: readonly Alarm[];
  now: number;
  text: DemoText;
}

/** Measured level, the forecast with its band, both limits, and a mark where an alarm rang. */
export function TrendChart({ tank, monitor, alarms, now, text }: TrendChartProps) {
  const { spec, last } = tank;
  const { past, ahead } = spanOf(tank);
  const trend = trendOf(tank, monitor, alarms, now);
  const { days } = monitor.forecast;
  const words = {
    tank: spec.id,
    level: percentText(last.level),
    days: days === undefined ? text.tank.beyond : spanText(days),
  };
  const axis = (minute: number) => (past > 100 ? shortDateAt(minute) : `${shortDateAt(minute)} ${timeAt(minute)}`);
  return (
    <div className={styles.trend}>
      <Plot
        label={fillSlots(text.tank.trend, words)}
        curves={
          <>
            <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
            <path className={plot.band} d={`${path(trend.band)}Z`} />
            <path className={plot.expected} d={path(trend.expected)} />
            <path className={plot.curve} d={trend.lines.map(path).join('')} />
            <path className={plot.limit} d={`M0 ${spec.high}H100M0 ${spec.low}H100`} />
            <path className={plot.rule} d={`M${trend.now} 0V100`} />
          </>
        }
      >
        <text className={plot.limitText} x="0" y={`${100 - spec.high}%`} dy="-5">
          {fillSlots(text.tank.high, { level: formatUnit(spec.high, '%') })}
        </text>
        <text className={plot.limitText} x="0" y={`${100 - spec.low}%`} dy="15">
          {fillSlots(text.tank.low, { level: formatUnit(spec.low, '%') })}
        </text>
        {trend.marks.map(({ id, x, y, alarm }) => (
          <svg key={id} x={`${x}%`} y={`${100 - y}%`} overflow="visible" aria-hidden="true">
            <circle className={plot.alarmDot} r="6" />
            <text
              className={plot.limitText}
              y={y > 60 ? 24 : -13}
              textAnchor={x < 12 ? 'start' : 'end'}
              dx={x < 12 ? -4 : 6}
            >
              {text.alarms.kinds[alarm.kind].title}
            </text>
          </svg>
        ))}
        <circle className={plot.dot} cx={`${trend.now}%`} cy={`${100 - last.level}%`} r="6" />
        <text className={plot.strong} x={`${trend.now}%`} y={`${100 - last.level}%`} dx="11" dy="-9">
          {percentText(last.level)}
        </text>
        <text x="0" y="100%" dy="18">
          {axis(now - past * 60)}
        </text>
        <text x={`${trend.now}%`} y="100%" dy="18" textAnchor="middle">
          {text.tank.now}
        </text>
        <text x="100%" y="100%" dy="18" textAnchor="end">
          {axis(now + ahead * 60)}
        </text>
        <text className={styles.watermark} x="100%" y="0" dy="16" textAnchor="end">
          {text.simulation}
        </text>
      </Plot>
    </div>
  );
}

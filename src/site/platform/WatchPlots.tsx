import { cusum, hourOfDay, watch, watchHours } from '../../plant/example/example-watch.ts';
import { formatNumber, formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import styles from './AiEngine.module.css';

const { past, ahead, alarm } = watch();
const bottom = 51;
const top = 72;
const highestScore = 20;

const x = (hour: number) => ((hour + watchHours.past - 1) / (watchHours.past - 1 + watchHours.ahead)) * 100;
const y = (level: number) => ((level - bottom) / (top - bottom)) * 100;
const y2 = (score: number) => (Math.min(score, highestScore) / highestScore) * 100;
const clock = (hour: number) => `${String(hourOfDay(hour)).padStart(2, '0')}.00`;

const ticks = [...past, ...ahead.slice(1)].map(({ hour }) => hour).filter((hour) => hourOfDay(hour) % 6 === 0);
const now = x(0);
const alarmAt = x(alarm.hour);
const atAlarm = past.find(({ hour }) => hour === alarm.hour);

function band(items: readonly { hour: number; low: number; high: number }[]): string {
  const over = path(items.map((p) => [x(p.hour), y(p.high)]));
  const under = path([...items].reverse().map((p) => [x(p.hour), y(p.low)]));
  return `${over}${under.replace('M', 'L')}Z`;
}

/** The expectation starts anew at midnight, so its band is drawn day by day. */
const midnight = past.findLastIndex(({ hour }) => hourOfDay(hour) === 1);
const days = [past.slice(0, midnight), past.slice(midnight)];

/** What is gone: between the expectation and the measured level since the valve stayed open. */
const night = past.slice(midnight);
const missing = `${path(night.map((p) => [x(p.hour), y(p.expected)]))}${path([...night].reverse().map((p) => [x(p.hour), y(p.level)])).replace('M', 'L')}Z`;

export function LevelPlot() {
  const level = atAlarm?.level ?? 0;
  return (
    <Plot
      label={`TK-206: level turun mengikuti harapan sampai tengah malam; sejak pukul 01.00 turun lebih cepat dan keluar dari rentang. Tanda anomali keluar pukul ${clock(alarm.hour)} setelah ${formatUnit(alarm.missing, 'kL')} di luar pola. Sekarang 61%; prakiraan 24 jam sampai ${formatUnit(ahead.at(-1)?.expected ?? 0, '%', 1)}.`}
      curves={
        <>
          {[60, 70].map((value) => (
            <path key={value} className={plot.rule} d={`M0 ${y(value)}H100`} />
          ))}
          {days.map((items) => (
            <path key={items[0]?.hour} className={plot.band} d={band(items)} />
          ))}
          <path className={plot.band} d={band(ahead)} />
          {days.map((items) => (
            <path
              key={items[0]?.hour}
              className={plot.expected}
              d={path(items.map((p) => [x(p.hour), y(p.expected)]))}
            />
          ))}
          <path className={plot.expected} d={path(ahead.map((p) => [x(p.hour), y(p.expected)]))} />
          <path className={plot.curve} d={path(past.map((p) => [x(p.hour), y(p.level)]))} />
          <path className={styles.missing} d={missing} />
          <path className={plot.limit} d={`M${alarmAt} 0V${y(level) - 4}`} />
          <path className={plot.rule} d={`M0 0H100M${now} 0V100`} />
        </>
      }
    >
      <circle className={plot.alarmDot} cx={`${alarmAt}%`} cy={`${100 - y(level)}%`} r="7" />
      <circle className={plot.dot} cx={`${now}%`} cy={`${100 - y(61)}%`} r="6" />
      {[60, 70].map((value) => (
        <text key={value} x="0" y={`${100 - y(value)}%`} dy="-6">
          {value}%
        </text>
      ))}
      <text x={`${alarmAt}%`} y="100%" dx="-12" dy="-28" textAnchor="end" className={plot.limitText}>
        {clock(alarm.hour)} anomali
      </text>
      <text x={`${alarmAt}%`} y="100%" dx="-12" dy="-10" textAnchor="end" className={plot.limitText}>
        {formatUnit(alarm.missing, 'kL')} hilang
      </text>
      <text x={`${now}%`} y={`${100 - y(61)}%`} dx="12" dy="-14" className={plot.strong}>
        sekarang 61%
      </text>
    </Plot>
  );
}

/** The sum that the alarm watches: it rests near zero on ordinary days and climbs when the difference stays. */
export function ScorePlot() {
  return (
    <Plot
      label={`Jumlah kumulatif selisih: di bawah batas ${cusum.limit} sampai pukul 02.00, melewatinya pukul ${clock(alarm.hour)}.`}
      curves={
        <>
          <path className={plot.rule} d="M0 0H100" />
          <path className={plot.area} d={`${path(past.map((p) => [x(p.hour), y2(p.score)]))}V0H0Z`} />
          <path className={plot.curve} d={path(past.map((p) => [x(p.hour), y2(p.score)]))} />
          <path className={plot.limit} d={`M0 ${y2(cusum.limit)}H100`} />
          <path className={plot.rule} d={`M${now} 0V100`} />
        </>
      }
    >
      <text x="0" y="0" dy="0.8em">
        CUSUM
      </text>
      <text x="100%" y={`${100 - y2(cusum.limit)}%`} dy="-8" textAnchor="end" className={plot.limitText}>
        batas h = {formatNumber(cusum.limit)}
      </text>
      {ticks.map((hour) => (
        <text
          key={hour}
          x={`${x(hour)}%`}
          y="100%"
          dy="18"
          textAnchor="middle"
          className={hourOfDay(hour) % 12 ? styles.wide : undefined}
        >
          {clock(hour)}
        </text>
      ))}
    </Plot>
  );
}

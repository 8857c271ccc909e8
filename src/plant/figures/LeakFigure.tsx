import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { timeAt } from '../simulator/clock.ts';
import { lossNight } from '../terminal/incident.ts';
import { nightLoss, nightReadings } from '../terminal/loss-night.ts';
import { tankAt } from '../terminal/terminal.ts';
import { figureWords } from './figures.words.ts';

const { leak: words } = figureWords;

/** Eight hours of the night from 22.00 on, in millimetres against the first reading. */
const span = 8 * 60;
const from = nightLoss.from - 180;
const night = nightReadings(from, from + span);
const base = night[0]?.level ?? 0;
const { height } = tankAt(lossNight.tag);
const [top, deepest] = [8, 70];
const millimetres = (level: number) => (level - base) * 10 * height;
const x = (at: number) => ((at - from) / span) * 100;
const y = (level: number) => ((millimetres(level) + deepest) / (top + deepest)) * 100;
const raised = lossNight.alarm.at;
const atAlarm = night.findLast(({ at }) => at <= raised);

/** TK-206 by night with its valves shut: the level that the books leave it, and the level that was read. */
export function LeakFigure() {
  return (
    <Plot
      label={fillText(words.label, {
        tag: lossNight.tag,
        from: timeAt(nightLoss.from),
        raised: lossNight.raised,
        volume: formatUnit(nightLoss.atAlarm, 'kL', 1),
        closed: timeAt(nightLoss.to),
      })}
      curves={
        <>
          <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
          <path className={plot.expected} d={path(night.map(({ at, booked }) => [x(at), y(booked)]))} />
          <path className={plot.curve} d={path(night.map(({ at, level }) => [x(at), y(level)]))} />
          <path className={plot.limit} d={`M${x(raised)} 0V100`} />
        </>
      }
    >
      <circle className={plot.alarmDot} cx={`${x(raised)}%`} cy={`${100 - y(atAlarm?.level ?? base)}%`} r="6" />
      <text x="100%" y={`${100 - y(night.at(-1)?.booked ?? base)}%`} dy="22" textAnchor="end">
        {words.booked}
      </text>
      <text x={`${x(raised)}%`} y="100%" dx="-8" dy="-28" textAnchor="end" className={plot.limitText}>
        {fillText(words.alarm, { time: lossNight.raised })}
      </text>
      <text x={`${x(raised)}%`} y="100%" dx="-8" dy="-8" textAnchor="end" className={plot.limitText}>
        {formatUnit(nightLoss.atAlarm, 'kL', 1)} ={' '}
        {formatUnit((nightLoss.millimetres * nightLoss.atAlarm) / nightLoss.total, 'mm')}
      </text>
      <text x="0" y="100%" dy="18">
        {timeAt(from)}
      </text>
      <text x="100%" y="100%" dy="18" textAnchor="end">
        {timeAt(from + span)}
      </text>
    </Plot>
  );
}

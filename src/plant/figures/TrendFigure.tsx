import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { simplify } from '../../shared/geo/simplify.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { expectedLevels, forecastDays, levels, recordDays } from '../terminal/tank-record.ts';
import { filmTag, tankAt } from '../terminal/terminal.ts';
import { figureWords } from './figures.words.ts';

const { trend: words } = figureWords;
const tank = tankAt(filmTag);
const span = (recordDays + forecastDays) * 24;
/** Of the box, which is 100 wide and high: less than a pixel on a wide screen. */
const fine = 0.08;
const x = (hour: number) => ((hour + recordDays * 24) / span) * 100;

/** Two weeks of level, the forecast with its band, and the level at which an order goes out. */
export function TrendFigure() {
  const past = levels(filmTag);
  const ahead = expectedLevels(filmTag);
  const crossing = ahead.find(({ level }) => level <= tank.reorder);
  const order = crossing
    ? [fillText(words.crossing, { reorder: tank.reorder, days: formatUnit(crossing.ahead / 24, 'hari', 1) })]
    : [];
  const line = path(
    simplify(
      past.map((h) => [x(h.hour), h.level]),
      fine,
    ),
  );
  const now = x(0);
  return (
    <Plot
      label={`${[fillText(words.label, { tag: tank.tag, level: formatUnit(tank.level, '%', 1) }), ...order].join('; ')}.`}
      curves={
        <>
          <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
          <path className={plot.area} d={`${line}V0H0Z`} />
          <path className={plot.curve} d={line} />
          <path
            className={plot.band}
            d={`${path(ahead.map((e) => [x(e.ahead), e.high]))}${path([...ahead].reverse().map((e) => [x(e.ahead), e.low])).replace('M', 'L')}Z`}
          />
          <path className={plot.expected} d={path(ahead.map((e) => [x(e.ahead), e.level]))} />
          <path className={plot.limit} d={`M0 ${tank.reorder}H100`} />
          <path className={plot.rule} d={`M${now} 0V100`} />
        </>
      }
    >
      <circle className={plot.dot} cx={`${now}%`} cy={`${100 - tank.level}%`} r="6" />
      <text x={`${now}%`} y={`${100 - tank.level}%`} dx="11" dy="-9" className={plot.strong}>
        {formatUnit(tank.level, '%', 1)}
      </text>
      <text x="0" y="100%" dy="-7" className={plot.limitText}>
        {fillText(words.reorder, { percent: tank.reorder })}
      </text>
      <text x="0" y="100%" dy="18">
        {fillText(words.past, { days: recordDays })}
      </text>
      <text x={`${now}%`} y="100%" dy="18" textAnchor="middle">
        {words.now}
      </text>
      <text x="100%" y="100%" dy="18" textAnchor="end">
        +{forecastDays}
      </text>
    </Plot>
  );
}

import { formatUnit } from '../../shared/format/format.ts';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { forecast, history, hours, tank } from '../example/example-tank.ts';

const span = hours + 4 * 24;
const x = (hour: number) => (hour / span) * 100;
const crossing = forecast().find(({ level }) => level <= tank.reorder);

/** Two weeks of level, the forecast with its band, and the level at which an order goes out. */
export function TrendFigure() {
  const past = history();
  const ahead = forecast();
  const line = path(past.map((h) => [x(h.hour), h.level]));
  const now = x(hours - 1);
  return (
    <Plot
      label={`Level ${tank.tag} selama 14 hari, sekarang ${formatUnit(tank.now, '%', 1)}; prakiraan mencapai titik pesan ulang ${tank.reorder}% dalam sekitar ${Math.round(((crossing?.hour ?? hours) - hours) / 24)} hari.`}
      curves={
        <>
          <path className={plot.rule} d="M0 0H100M0 50H100M0 100H100" />
          <path className={plot.area} d={`${line}V0H0Z`} />
          <path className={plot.curve} d={line} />
          <path
            className={plot.band}
            d={`${path(ahead.map((e) => [x(e.hour), e.high]))}${path([...ahead].reverse().map((e) => [x(e.hour), e.low])).replace('M', 'L')}Z`}
          />
          <path className={plot.expected} d={path(ahead.map((e) => [x(e.hour), e.level]))} />
          <path className={plot.limit} d={`M0 ${tank.reorder}H100`} />
          <path className={plot.rule} d={`M${now} 0V100`} />
        </>
      }
    >
      <circle className={plot.dot} cx={`${now}%`} cy={`${100 - tank.now}%`} r="6" />
      <text x={`${now}%`} y={`${100 - tank.now}%`} dx="11" dy="-9" className={plot.strong}>
        {formatUnit(tank.now, '%', 1)}
      </text>
      <text x="0" y={`${100 - tank.reorder}%`} dy="16" className={plot.limitText}>
        pesan ulang {tank.reorder}%
      </text>
      <text x="0" y="100%" dy="18">
        −14 hari
      </text>
      <text x={`${now}%`} y="100%" dy="18" textAnchor="middle">
        sekarang
      </text>
      <text x="100%" y="100%" dy="18" textAnchor="end">
        +4
      </text>
    </Plot>
  );
}

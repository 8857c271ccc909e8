import { timeAt } from '../../plant/simulator/clock.ts';
import { lossNight, nightLoss, watchedHours } from '../../plant/terminal/incident.ts';
import { expectedLevels } from '../../plant/terminal/tank-record.ts';
import { tankAt } from '../../plant/terminal/terminal.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Plot, path, plot } from '../../shared/ui/plot/Plot.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './AiEngine.module.css';
import type { PlatformPage } from './schema.ts';

type AiText = PlatformPage['ai'];

/** The engine explained with one night: what it expected, what it saw, when it spoke, and by which methods. */
export function AiEngine({ plots, fold, table, limit, ...ai }: AiText) {
  const { caption, legend, methods, columns, ...heading } = ai;
  const figure = (
    <figure>
      <figcaption className="spread wrap gap-2">
        <Text.p className="label quiet">{caption}</Text.p>
        <ul className={`${styles.legend} small quiet row wrap`}>
          {legend.map((item) => (
            <Text.li key={item.plain} className="row gap-1">
              {item}
            </Text.li>
          ))}
        </ul>
      </figcaption>
      <div className={styles.level}>
        <LevelPlot words={plots} />
      </div>
    </figure>
  );
  return (
    <Band id="mesin-ai" ground="dark" opening="figure" figure={figure} {...heading}>
      <Fold title={fold}>
        <DataTable
          caption={table}
          quiet
          columns={columns}
          stack
          rows={methods.map(({ title, method, input, output }) => [title, method, input, output])}
        />
        <Text.p className="note measure above-4">{limit}</Text.p>
      </Fold>
    </Band>
  );
}

/** Hours that the plots go back and ahead. */
const [back, forward] = [33, 24];
const past = watchedHours(back);
const ahead = expectedLevels(lossNight.tag, forward / 24, 1);
const tank = tankAt(lossNight.tag);
const bottom = Math.floor(Math.min(...ahead.map(({ low }) => low)) - 1);
const top = Math.ceil(Math.max(...past.map(({ level }) => level)) + 1);

const x = (hour: number) => ((hour + back) / (back + forward)) * 100;
const y = (level: number) => ((level - bottom) / (top - bottom)) * 100;

const now = x(0);
const alarmAt = x(lossNight.alarm.at / 60);
const atAlarm = past.findLast(({ at }) => at <= lossNight.alarm.at);
/** Full hours of the clock that can be divided by six. */
const ticks = Array.from({ length: back + forward }, (_, i) => Math.round((i - back) * 60 - 7)).filter(
  // A label at the very edge would be cut.
  (at) => Number(timeAt(at).slice(0, 2)) % 6 === 0 && x(at / 60) > 2,
);
const grid = [0, 5, 10, 15].map((step) => Math.ceil(bottom / 5) * 5 + step).filter((level) => level < top);

const line = (key: 'level' | 'booked', from = -Infinity) =>
  past.filter(({ at }) => at >= from).map((p) => [x(p.at / 60), y(p[key])] as const);
/** Between the level that the books leave and the level that was read, since the valve stayed open. */
const missing = `${path(line('booked', nightLoss.from))}${path(line('level', nightLoss.from).reverse()).replace('M', 'L')}Z`;
const band = `${path(ahead.map((e) => [x(e.ahead), y(e.high)]))}${path([...ahead].reverse().map((e) => [x(e.ahead), y(e.low)])).replace('M', 'L')}Z`;

function LevelPlot({ words }: { words: AiText['plots'] }) {
  return (
    <Plot
      label={words.level.plain}
      curves={
        <>
          {grid.map((value) => (
            <path key={value} className={plot.rule} d={`M0 ${y(value)}H100`} />
          ))}
          <path className={plot.band} d={band} />
          <path className={plot.expected} d={path(line('booked'))} />
          <path className={plot.expected} d={path(ahead.map((e) => [x(e.ahead), y(e.level)]))} />
          <path className={styles.missing} d={missing} />
          <path className={plot.curve} d={path(line('level'))} />
          <path className={plot.rule} d={`M0 0H100M${now} 0V100`} />
        </>
      }
    >
      <circle className={plot.alarmDot} cx={`${alarmAt}%`} cy={`${100 - y(atAlarm?.level ?? 0)}%`} r="7" />
      <circle className={plot.dot} cx={`${now}%`} cy={`${100 - y(tank.level)}%`} r="6" />
      {grid.map((value) => (
        <text key={value} x="0" y={`${100 - y(value)}%`} dy="-6">
          {value}%
        </text>
      ))}
      {ticks.map((at) => (
        <text
          key={at}
          x={`${x(at / 60)}%`}
          y="100%"
          dy="18"
          textAnchor="middle"
          className={Number(timeAt(at).slice(0, 2)) % 12 ? styles.wide : undefined}
        >
          {timeAt(at)}
        </text>
      ))}
      <text x={`${alarmAt}%`} y="100%" dy="-9" textAnchor="middle" className={plot.limitText}>
        {`${words.alarm.plain}, ${words.lost.plain}`}
      </text>
      <text x={`${now}%`} y={`${100 - y(tank.level)}%`} dx="12" dy="-14" className={plot.strong}>
        {words.now.plain}
      </text>
    </Plot>
  );
}

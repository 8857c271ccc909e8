import { clockTimeAt } from 'tank-gauging/simulator/clock';
import { LossFigure, lossHours } from '../../plant/figures/Figure.tsx';
import { lossIncident, lossPeriod, watchedHours } from '../../plant/terminal/incident.ts';
import { expectedLevels } from '../../plant/terminal/tank-record.ts';
import { findTankView } from '../../plant/terminal/terminal.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { areaPath, Dot, linePath, Plot, PlotLabel, plot, Ticks } from '../../shared/ui/plot/Plot.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './AiEngine.module.css';
import type { PlatformPage } from './schema.ts';

type AiText = PlatformPage['ai'];

/** The detection engine, explained by one night: expected level, measured level, and the moment of the alarm. */
export function AiEngine({ plots, caption, legend, engine: _folded, ...heading }: AiText) {
  const figure = (
    <figure>
      <figcaption className="spread wrap gap-2">
        <Text.p className="label quiet">{caption}</Text.p>
        <ul className={`${styles.legend} small quiet row wrap`}>
          <Texts as="li" className="row gap-1" items={legend} />
        </ul>
      </figcaption>
      <div className={`${styles.levels} stack-6`}>
        <div className={styles.level}>
          <LevelPlot words={plots} />
        </div>
        <div className={styles.level}>
          <LossFigure />
        </div>
      </div>
    </figure>
  );
  return <Band id="mesin-ai" ground="dark" opening="figure" figure={figure} {...heading} />;
}

/** Hours that the charts show before and after now. */
const [back, forward] = [33, 24];
const past = watchedHours(back);
const ahead = expectedLevels(lossIncident.tag, forward / 24, 1);
const tank = findTankView(lossIncident.tag);
const bottom = Math.floor(Math.min(...ahead.map(({ low }) => low)) - 1);
const top = Math.ceil(Math.max(...past.map(({ level }) => level)) + 1);

const x = (hour: number) => ((hour + back) / (back + forward)) * 100;
const y = (level: number) => ((level - bottom) / (top - bottom)) * 100;

const now = x(0);
const alarmAt = x(lossIncident.alarm.at / 60);
/** Section that the second chart magnifies: left edge and width. */
const lens = [x(lossHours[0] / 60), x(lossHours[1] / 60) - x(lossHours[0] / 60)] as const;
const atAlarm = past.findLast(({ at }) => at <= lossIncident.alarm.at);
/** Full hours divisible by six; by twelve on phones. */
const ticks = Array.from({ length: back + forward }, (_, i) => Math.round((i - back) * 60 - 7))
  .map((minute) => ({ at: x(minute / 60), word: clockTimeAt(minute), hour: Number(clockTimeAt(minute).slice(0, 2)) }))
  // A label at the left edge would be clipped.
  .filter(({ at, hour }) => hour % 6 === 0 && at > 2)
  .map(({ hour, ...tick }) => ({ ...tick, className: hour % 12 ? 'not-on-phones' : undefined }));
const grid = [0, 5, 10, 15].map((step) => Math.ceil(bottom / 5) * 5 + step).filter((level) => level < top);

const line = (key: 'level' | 'booked', from = -Infinity) =>
  past.filter(({ at }) => at >= from).map((p) => [x(p.at / 60), y(p[key])] as const);
/** Area between the book level and the measured level since the valve was left open. */
const missing = areaPath(line('booked', lossPeriod.from), line('level', lossPeriod.from));
const forecast = (key: 'low' | 'level' | 'high') => ahead.map((point) => [x(point.ahead), y(point[key])] as const);

function LevelPlot({ words }: { words: AiText['plots'] }) {
  return (
    <Plot
      label={words.level.plain}
      curves={
        <>
          {grid.map((value) => (
            <path key={value} className={plot.rule} d={`M0 ${y(value)}H100`} />
          ))}
          <path className={plot.band} d={areaPath(forecast('high'), forecast('low'))} />
          <path className={plot.expected} d={linePath(line('booked'))} />
          <path className={plot.expected} d={linePath(forecast('level'))} />
          <path className={styles.missing} d={missing} />
          <path className={plot.curve} d={linePath(line('level'))} />
          <path className={plot.rule} d={`M0 0H100M${now} 0V100`} />
          <path className={plot.lens} d={`M${lens[0]} ${y(tank.level) - 12}h${lens[1]}v40h${-lens[1]}Z`} />
        </>
      }
    >
      <Dot at={[alarmAt, y(atAlarm?.level ?? 0)]} alarm />
      <Dot at={[now, y(tank.level)]} />
      {grid.map((value) => (
        <PlotLabel key={value} at={[0, y(value)]} by={[0, -6]}>
          {`${value}%`}
        </PlotLabel>
      ))}
      <Ticks items={ticks} />
      <PlotLabel at={[alarmAt, 0]} by={[0, -9]} anchor="middle" className={plot.limitText}>
        {`${words.alarm.plain}, ${words.lost.plain}`}
      </PlotLabel>
      <PlotLabel at={[now, y(tank.level)]} by={[12, -14]} className={plot.strong}>
        {words.now.plain}
      </PlotLabel>
    </Plot>
  );
}

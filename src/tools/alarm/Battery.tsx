import { batteryLife, yearsText } from '../../plant/radio/battery.ts';
import { formatUnit } from '../../shared/format/format.ts';
import type { Connectivity } from '../../shared/records/hardware.ts';
import type { Plain } from '../../shared/text/marked.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import styles from './Alarm.module.css';
import type { AlarmValues } from './alarm-inputs.ts';
import type { AlarmText } from './schema.ts';
import { litreWords, spanWords } from './words.ts';

/** A radio's record, as far as its battery goes. */
export type Radio = Plain<Pick<Connectivity, 'title' | 'batteryYears'>> & {
  battery: Connectivity['selection']['battery'];
};

export interface BatteryProps {
  text: AlarmText['battery'];
  values: AlarmValues;
  radios: readonly Radio[];
}

/** Minutes. */
const intervals = [5, 15, 60, 240, 1440] as const;

/** What frequent readings cost: battery life for each radio, against how late one knows. */
export function Battery({ text, values: { readingInterval, dailyUse }, radios }: BatteryProps) {
  const minutes = [...new Set([...intervals, readingInterval])].sort((a, b) => a - b);
  const name = (interval: number) => {
    const words =
      interval % 60 ? formatUnit(interval, 'menit', Number.isInteger(interval) ? 0 : 1) : spanWords(interval / 1440);
    return interval === readingInterval ? fillSlots(text.own, { selang: words }) : words;
  };
  const life = ({ batteryYears, battery }: Radio, interval: number) => {
    const years = batteryLife({ batteryYears, selection: { battery } }, interval);
    return years ? yearsText(years) : text.mains;
  };
  const references = radios.flatMap(({ title, battery }) =>
    battery ? [`${title} ${formatUnit(battery.interval, 'menit')}`] : [],
  );
  return (
    <section className="stack-4 slim screen-only" aria-labelledby="baterai-judul">
      <h3 className={styles.title} id="baterai-judul">
        {text.title}
      </h3>
      <p className="quiet measure">{fillSlots(text.lead, { acuan: references.join(', ') })}</p>
      <DataTable
        caption={text.caption}
        columns={[text.interval, text.delay, ...radios.map(({ title }) => title)]}
        stack
        rows={minutes.map((interval) => [
          name(interval),
          litreWords((dailyUse * interval) / 1440),
          ...radios.map((radio) => life(radio, interval)),
        ])}
      />
    </section>
  );
}

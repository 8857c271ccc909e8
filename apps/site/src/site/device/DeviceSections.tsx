import type { Marked } from 'contract/marked';
import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/radio.ts';
import type { Connectivity as Radio } from '../../shared/records/hardware-schema.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DeviceSections.module.css';
import type { DevicePage } from './schema.ts';

/** Properties that make the hardware durable, apart from the parts of the radar. */
export function Hardware({ parts, ...heading }: DevicePage['hardware']) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <ul className={`${styles.parts} fit gap-3`}>
        {parts.map(({ title, description }) => (
          <li key={title.plain} className="rule-strong stack-1 top padded-2">
            <Text.h3 className="strong">{title}</Text.h3>
            <Text.p className="note">{description}</Text.p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

type ConnectivityProps = DevicePage['connectivity'] & { items: readonly Radio[] };

/**
 * Four radios with their requirements and two bars each: guaranteed value solid, best case pale. A record without a
 * figure has no bar.
 */
export function Connectivity({ bars, columns, items, ...heading }: ConnectivityProps) {
  const { radio, principle, range, battery, power, useCase } = columns;
  return (
    <Band id="konektivitas" ground="tint" opening="figure" {...heading}>
      <Table
        caption={heading.title.plain}
        quiet
        stack
        columns={[radio, principle, range, battery, power]}
        className={styles.radios}
      >
        {items.map((item) => (
          <tr key={item.title.plain}>
            <Text.th scope="row" className="heading">
              {item.title}
            </Text.th>
            <td className="note">
              <Text.p>{item.description}</Text.p>
              <p className="above-1">
                <Text.span className="faint">{useCase}</Text.span>: <Text>{item.useCase}</Text>
              </p>
            </td>
            <td className="note">
              <Bar scale="range" name={range} value={item.range} span={item.rangeKm} />
            </td>
            <td className="note">
              <Bar scale="battery" name={battery} value={item.batteryLife} span={item.batteryYears} />
            </td>
            <Text.td className="note" data-column={power.plain}>
              {item.power}
            </Text.td>
          </tr>
        ))}
      </Table>
      <ul className={`${styles.legend} topped-3 small quiet row wrap`}>
        <Text.li className="row gap-1">{bars.least}</Text.li>
        <Text.li className="row gap-1">{bars.most}</Text.li>
        <Text.li>{bars.scale}</Text.li>
      </ul>
    </Band>
  );
}

const scales = {
  range: { place: rangePosition, ticks: rangeTicks.map(({ km, label }) => ({ at: km, label })) },
  battery: { place: batteryPosition, ticks: batteryTicks.map((years) => ({ at: years, label: `${years}` })) },
} as const;

interface BarProps {
  scale: keyof typeof scales;
  name: Marked;
  value: Marked;
  span: Radio['rangeKm'];
}

/** A bar with its value; the name is hidden where the table has column headers. */
function Bar({ scale, name, value, span }: BarProps) {
  const { place, ticks } = scales[scale];
  return (
    <>
      <Text.p className={`${styles.name} faint`}>{name}</Text.p>
      <Text.p className="strong plain">{value}</Text.p>
      {span && (
        <svg className={`${styles.track} full`} aria-hidden="true">
          <rect className={styles.bed} width="100%" height="12" />
          <rect className={`${styles.most} solid`} width={`${place(span.to)}%`} height="12" />
          <rect className="solid" width={`${place(span.from)}%`} height="12" />
          {ticks.map(({ at, label }) => (
            <text key={label} x={`${place(at)}%`} y="27" textAnchor={place(at) > 0 ? 'middle' : 'start'}>
              {label}
            </text>
          ))}
        </svg>
      )}
    </>
  );
}

import type { Instrument } from '../../shared/records/hardware-schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './InstrumentPlacement.module.css';
import type { DevicePage } from './schema.ts';

/** Position of each instrument's bubble, and its leader line, by file name. */
const places: Readonly<Record<string, { x: number; y: number; leader: string }>> = {
  radar: { x: 286, y: 44, leader: 'M286 76 246 97' },
  ultrasonik: { x: 500, y: 108, leader: 'M500 140 482 160' },
  tekanan: { x: 42, y: 352, leader: 'M74 352H96' },
  suhu: { x: 42, y: 236, leader: 'M74 236H92' },
  kualitas: { x: 388, y: 276, leader: 'M388 308V342' },
};

type PlacementProps = DevicePage['placement'] & {
  instruments: readonly Pick<Instrument & { id: string }, 'id' | 'code' | 'order'>[];
};

/** Section of two tanks with the five instruments in their usual positions. */
export function InstrumentPlacement({ label, caption, instruments }: PlacementProps) {
  return (
    <figure className={`${styles.placement} stack-2 top`}>
      <svg className={`${styles.drawing} full outline`} viewBox="0 0 560 408" role="img" aria-label={label.plain}>
        <path className="liquid" d="M112 208h234v188H112ZM430 252h104v144H430Z" />
        <path d="M112 132v264h234V132L229 104ZM430 186v210h104V186Z" />
        <path className="level" d="M112 208h234M430 252h104" />
        <path d="M12 396h536M346 360h84M346 378h84" />
        <g className={styles.filled}>
          {/* Radar on its nozzle. */}
          <path d="M232 108V98h20v10M236 98V84h12v14M230 84h24V66h-24ZM239 66V52" />
          {/* Ultrasonic transducer. */}
          <path d="M472 186v-8h20v8M466 178h32v-20h-32Z" />
          {/* Thermowell through the shell into the liquid. */}
          <path d="M92 226h12v20H92ZM104 231h8v10h-8ZM112 233h52v6h-52Z" />
          {/* Pressure transmitter at the bottom. */}
          <path d="M96 342h10v20H96ZM106 347h6v10h-6Z" />
          {/* Quality probe in the pipe. */}
          <path d="M380 342h16v14h-16ZM384 356h8v15h-8Z" />
        </g>
        {/* Beam of the radar, and pulse of the ultrasonic transducer. */}
        <path className={styles.signal} d="M242 116 222 204M242 116l20 88" />
        <path className={styles.signal} d="M472 204c6 5 14 5 20 0M466 216c10 8 22 8 32 0M460 229c14 10 30 10 44 0" />
        {instruments.map(({ id, code, order }) => {
          const place = places[id];
          return (
            place && (
              <g key={id} id={`letak-${id}`} className={styles.filled}>
                <path strokeWidth="1" d={place.leader} />
                <circle cx={place.x} cy={place.y} r="32" />
                <path d={`M${place.x - 32} ${place.y}h64`} />
                <text x={place.x} y={place.y - 7} textAnchor="middle">
                  {code}
                </text>
                <text x={place.x} y={place.y + 23} textAnchor="middle">
                  {order}
                </text>
              </g>
            )
          );
        })}
      </svg>
      <figcaption className="label">
        <span className="plain">Gbr. 1</span> <Text.span>{caption}</Text.span>
      </figcaption>
    </figure>
  );
}

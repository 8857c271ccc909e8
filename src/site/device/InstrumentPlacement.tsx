import { Text } from '../../shared/ui/Text.tsx';
import styles from './InstrumentPlacement.module.css';
import type { DevicePage } from './schema.ts';

/** Where the bubble of each instrument stands, and the leader line from it to the instrument; by file name. */
const places: Readonly<Record<string, { x: number; y: number; leader: string }>> = {
  radar: { x: 286, y: 44, leader: 'M286 71 246 97' },
  ultrasonik: { x: 500, y: 108, leader: 'M500 135 482 160' },
  tekanan: { x: 42, y: 352, leader: 'M69 352H96' },
  suhu: { x: 42, y: 236, leader: 'M69 236H92' },
  kualitas: { x: 388, y: 276, leader: 'M388 303V342' },
};

interface Instrument {
  id: string;
  code: string;
  order: number;
}

/** Two tanks in section, with the five instruments where they belong. */
export function InstrumentPlacement({
  label,
  caption,
  instruments,
}: DevicePage['placement'] & { instruments: readonly Instrument[] }) {
  return (
    <figure className="stack-3">
      <svg
        className={`${styles.drawing} full outline figures`}
        viewBox="0 0 560 408"
        role="img"
        aria-label={label.plain}
      >
        <path className={`${styles.liquid} liquid`} d="M112 208h234v188H112ZM430 252h104v144H430Z" />
        <path d="M112 132v264h234V132L229 104ZM430 186v210h104V186Z" />
        <path className={styles.level} d="M112 208h234M430 252h104" />
        <path className={styles.ground} d="M12 396h536" />
        <path className={styles.pipe} d="M346 360h84M346 378h84" />
        {/* Radar on its nozzle, and its beam. */}
        <path className={styles.body} d="M232 108V98h20v10M236 98V84h12v14M230 84h24V66h-24ZM239 66V52" />
        <path className={styles.signal} d="M242 116 222 204M242 116l20 88" />
        {/* Ultrasonic transducer, and its pulse. */}
        <path className={styles.body} d="M472 186v-8h20v8M466 178h32v-20h-32Z" />
        <path className={styles.signal} d="M472 204c6 5 14 5 20 0M466 216c10 8 22 8 32 0M460 229c14 10 30 10 44 0" />
        {/* Thermowell in the shell, its tip well inside. */}
        <path className={styles.body} d="M92 226h12v20H92ZM104 231h8v10h-8ZM112 233h52v6h-52Z" />
        {/* Pressure transmitter at the bottom. */}
        <path className={styles.body} d="M96 342h10v20H96ZM106 347h6v10h-6Z" />
        {/* Quality probe in the pipe. */}
        <path className={styles.body} d="M380 342h16v14h-16ZM384 356h8v15h-8Z" />
        {instruments.map(({ id, code, order }) => {
          const place = places[id];
          return (
            place && (
              <g key={id}>
                <path className={styles.leader} d={place.leader} />
                <circle className={styles.bubble} cx={place.x} cy={place.y} r="27" />
                <path d={`M${place.x - 27} ${place.y}h54`} />
                <text x={place.x} y={place.y - 6} textAnchor="middle">
                  {code}
                </text>
                <text x={place.x} y={place.y + 19} textAnchor="middle">
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

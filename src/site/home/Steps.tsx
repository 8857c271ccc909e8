import type { ReactNode } from 'react';
import { expectedLevels, levels } from '../../plant/terminal/tank-record.ts';
import { filmTag, tankAt } from '../../plant/terminal/terminal.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { path } from '../../shared/ui/plot/Plot.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Steps.module.css';
import type { HomePage } from './schema.ts';

type ProcessStep = HomePage['steps']['items'][number];

/** From radar to decision in one drawing: four stations on one signal line, each with what TK-204 shows there. */
export function Steps({ items, ...heading }: HomePage['steps']) {
  return (
    <Band id="cara-kerja" ground="tint" {...heading}>
      <ol className={styles.steps}>
        {items.map(({ tag, title, reading, meaning, description, drawing }) => (
          <li key={title.plain} className={`${styles.step} relative whole`}>
            <div className={styles.station}>
              <StepDrawing name={drawing} />
            </div>
            <div className={styles.words}>
              <Text.p className="label measured">{tag}</Text.p>
              <Text.h3 className="heading">{title}</Text.h3>
              <p>
                <Text.span className="larger figures measured block">{reading}</Text.span>{' '}
                <Text.span className="note">{meaning}</Text.span>
              </p>
              <Text.p className="quiet above-1">{description}</Text.p>
            </div>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/**
 * The stations of one line, in the manner of a P&ID: process lines solid, the signal dashed. Each sheet is 220 wide with
 * the signal 44 below its top, so that the line between two stations goes on in the page.
 */
const { level, sensor } = tankAt(filmTag);
const [letters, number] = sensor.split('-');

/** The shell of TK-204, 24 m by 12.5 m, stands from 98 to 176. */
const surface = 176 - (78 * level) / 100;

/** Four days behind and four ahead, in the frame of the screen: x from 30 to 190, 100 % at 44, 0 % at 132. */
const x = (hour: number) => 30 + ((hour + 96) / 192) * 160;
const y = (share: number) => 132 - (share / 100) * 88;
const screen = {
  past: path(levels(filmTag, 4).map((past) => [x(past.hour), y(past.level)])),
  ahead: path(expectedLevels(filmTag).map((point) => [x(point.ahead), y(point.level)])),
};

const drawings: Record<ProcessStep['drawing'], ReactNode> = {
  sensor: (
    <>
      <path className="liquid" d={`M20 ${surface}H170V176H20Z`} />
      <path d="M20 98V176H170V98L95 84ZM0 176H220" />
      <path className="level" d={`M20 ${surface}H170`} />
      <path d="M122 89V76h16v16M118 76h24M124 76V52h12V76" />
      <path className={styles.fine} d={`M130 94 112 ${surface}M130 94l18 ${surface - 94}`} />
      <path className={styles.fine} d={`M48 94V${surface}m-3-7 3 7 3-7M45 101l3-7 3 7`} />
      <path className={styles.signal} d="M138 60H220" />
      <g className={styles.bubble}>
        <circle cx="182" cy="60" r="20" />
        <path d="M162 60h40" />
        <text x="182" y="55">
          {letters}
        </text>
        <text x="182" y="74">
          {number}
        </text>
      </g>
    </>
  ),
  gateway: (
    <>
      <path className={styles.signal} d="M0 60h84M136 60h84" />
      <path d="M110 176V40M104 40h12M90 176h40M0 176H220" />
      <path className={styles.box} d="M74 92h72v52H74Z" />
      <path className="level" d="M96 50a20 20 0 0 0 0 20M124 50a20 20 0 0 1 0 20" />
      <path className={styles.fine} d="M90 44a32 32 0 0 0 0 32M130 44a32 32 0 0 1 0 32M84 106h32M84 116h32M84 126h20" />
      <circle className="solid" cx="132" cy="130" r="4" />
    </>
  ),
  cloud: (
    <>
      <path className={styles.signal} d="M0 60h16M204 60h16" />
      <path d="M16 28H204V150H16ZM90 150 84 176h52l-6-26M0 176H220" />
      <path className={styles.fine} d="M30 44V132H190" />
      <path className={styles.limit} d={`M30 ${y(tankAt(filmTag).reorder)}H190`} />
      <path className="level" d={screen.past} />
      <path className="level" strokeDasharray="3 4" d={screen.ahead} />
      <circle className="solid" cx={x(0)} cy={y(level)} r="4" />
    </>
  ),
  decision: (
    <>
      <path className={styles.signal} d="M0 60h56m-9-5 9 5-9 5" />
      <path d="M60 20h76v156H60ZM88 168h20M0 176H220" />
      <path className={styles.alert} d="M68 44h60v32H68Z" />
      <path className={styles.ink} d="M74 54h36M74 66h24" />
      <path className={styles.fine} d="M70 92h56M70 104h44M70 116h50" />
      <path d="M150 96h50v80h-50Z" />
      <path className={styles.fine} d="M158 110h34M158 122h34M158 134h20" />
      <path className="level" d="m160 156 8 8 16-18" />
    </>
  ),
};

function StepDrawing({ name }: { name: ProcessStep['drawing'] }) {
  return (
    <svg className={`${styles.drawing} outline`} viewBox="0 16 220 164" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

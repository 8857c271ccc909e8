import type { Marked } from 'contract/marked';
import { type Drawing, LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar, Signal } from '../../shared/ui/drawing/parts.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { bubble } from './custom-drawings.tsx';
import styles from './Vessels.module.css';

const silo = 'M18 66 54 52 90 66V172l-28 50H46l-28-50Z';
const horizontal = 'M170 108h168a22 44 0 0 1 0 88h-168a22 44 0 0 1 0-88Z';
const sphere = 'M422 152a54 54 0 1 0 108 0a54 54 0 1 0-108 0Z';
const agitated = 'M602 84v120a38 22 0 0 0 76 0V84a38 22 0 0 0-76 0Z';

/**
 * Silo with cone, horizontal tank, sphere, and agitated vessel with a pressure sensor at the bottom; all with the same
 * level.
 */
const vessels: Drawing = {
  box: [0, -92, 740, 354],
  shapes: (
    <>
      <clipPath id="bejana">
        <path d={silo + horizontal + sphere + agitated} />
      </clipPath>
      <g clipPath="url(#bejana)">
        <path className="liquid" d="M0 146h740v120H0Z" />
        <path className="level" d="M0 146h740" />
      </g>
      <path className="thin" strokeDasharray="14 4 3 4" d="M4 146h732" />
      <path d={silo + horizontal + sphere + agitated} />
      <path d="M18 172v78M90 172v78M184 196v54h24v-54M300 196v54h24v-54M430 181v69M522 181v69M476 206v44M606 216v34M674 216v34" />
      <path className="thin" d="M170 108v88M338 108v88M430 196l46 54 46-54M470 98v104M482 98v104" />
      <path className="body" d="M628 34h24v28h-24ZM678 196h8v-6h12v20h-12v-6h-8Z" />
      <path d="M640 62v148M622 206l18 6 18-6M622 218l18-6 18 6" />
      <Radar x={66} y={56} />
      <Radar x={254} y={108} />
      <Radar x={476} y={98} />
      <path className="signal" d="M66 35V-84M254 87V-84M476 77V-84M692 190V-84" />
      <Signal path="M66-84" end={[736, -84]} />
      <Ground from={4} to={736} y={250} />
    </>
  ),
  labels: [bubble('LT 1', 66, -20), bubble('LT 2', 254, -20), bubble('LT 3', 476, -20), bubble('PT 4', 692, -20)],
};

export const Vessels = ({ caption }: { caption: Marked }) => (
  <figure className={`${styles.vessels} stack-3`}>
    <LineDrawing drawing={vessels} className={styles.drawing} />
    <Text.figcaption className="small quiet">{caption}</Text.figcaption>
  </figure>
);

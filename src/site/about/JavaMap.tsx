import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { coast, distance, type GeoPoint, project } from '../../shared/geo/java.ts';
import type { Office } from '../../shared/records/site.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './JavaMap.module.css';
import type { AboutPage } from './schema.ts';

interface JavaMapProps {
  text: AboutPage['offices']['map'];
  offices: readonly Office[];
}

const meridians = [106, 108, 110, 112, 114];
const parallels = [6, 7, 8];

/** Java in outline with its graticule and the offices; words keep their size while the island is scaled. */
export function JavaMap({ text, offices }: JavaMapProps) {
  const [from, to] = offices.map((office) => office.coordinates);
  const places = offices
    .map(({ type, address }) => fillText(interfaceWords.at, { name: type.plain, city: address.city }))
    .join(', ');
  return (
    <svg className={`${styles.map} figures`} role="img" aria-label={`${text.label.plain}: ${places}.`}>
      {parallels.map((degree) => {
        const y = `${project({ latitude: -degree, longitude: 0 }).y}%`;
        return (
          <g key={degree}>
            <line className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
            <svg x="100%" y={y} overflow="visible" aria-hidden="true">
              <text className={styles.latitude} y="-5" textAnchor="end">
                {degree}° LS
              </text>
            </svg>
          </g>
        );
      })}
      {meridians.map((degree) => {
        const x = `${project({ latitude: 0, longitude: degree }).x}%`;
        return (
          <g key={degree}>
            <line className={styles.grid} x1={x} x2={x} y1="0" y2="100%" />
            <svg x={x} y="100%" overflow="visible" aria-hidden="true">
              <text y="18" textAnchor="middle">
                {degree}° BT
              </text>
            </svg>
          </g>
        );
      })}
      <svg
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        width="100%"
        height="100%"
        className={`${styles.island} outline`}
        aria-hidden="true"
      >
        <path d={coast} />
      </svg>
      <Sea name={text.north.plain} longitude={112.2} latitude={-6.3} />
      <Sea name={text.south.plain} longitude={108.6} latitude={-8.55} />
      {from && to && <Span from={from} to={to} />}
      {offices.map((office) => (
        <Marker key={office.type.plain} office={office} />
      ))}
    </svg>
  );
}

function Sea({ name, ...place }: GeoPoint & { name: string }) {
  const { x, y } = project(place);
  return (
    <text className={styles.sea} x={`${x}%`} y={`${y}%`}>
      {name}
    </text>
  );
}

/** The straight way between both offices with its length, which stands where the land is widest. */
function Span({ from, to }: { from: GeoPoint; to: GeoPoint }) {
  const [a, b] = [project(from), project(to)];
  const middle = { x: a.x + (b.x - a.x) * 0.65, y: a.y + (b.y - a.y) * 0.65 };
  return (
    <>
      <line className={styles.span} x1={`${a.x}%`} y1={`${a.y}%`} x2={`${b.x}%`} y2={`${b.y}%`} />
      <svg x={`${middle.x}%`} y={`${middle.y}%`} overflow="visible" aria-hidden="true">
        <text className={styles.distance} y="24" textAnchor="middle">
          ± {formatUnit(Math.round(distance(from, to) / 10) * 10, 'km')}
        </text>
      </svg>
    </>
  );
}

function Marker({ office: { type, address, coordinates } }: { office: Office }) {
  const { x, y } = project(coordinates);
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <line className={styles.leader} y2="-46" />
      <circle className={styles.place} r="5" />
      <g className={styles.words}>
        <text className={styles.city} x="8" y="-36">
          {address.city}
        </text>
        <text className={styles.type} x="8" y="-55">
          {type.plain}
        </text>
      </g>
    </svg>
  );
}

import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { telHref } from '../../shared/format/phone.ts';
import { coast, distance, type GeoPoint, project } from '../../shared/geo/java.ts';
import type { Office } from '../../shared/records/site.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './Offices.module.css';
import type { AboutPage } from './schema.ts';

type OfficesText = AboutPage['offices'];

/** Where the offices are and when they are open. */
export function Offices({ map, labels, offices, ...heading }: OfficesText & { offices: readonly Office[] }) {
  const figure = (
    <figure>
      <JavaMap text={map} offices={offices} />
      <Text.figcaption className="small faint">{map.caption}</Text.figcaption>
    </figure>
  );
  return (
    <Band id="kantor" opening="figure" figure={figure} {...heading}>
      <ul className="columns-2 gap-5">
        {offices.map((office) => (
          <li key={office.type.plain} className={`${styles.office} rule-strong stack-3 top`}>
            <OfficeCard office={office} labels={labels} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function OfficeCard({ office, labels }: { office: Office; labels: OfficesText['labels'] }) {
  const { type, company, address, hours, opening, phone, landline, email } = office;
  return (
    <>
      <div>
        <Text.p className="label">{type}</Text.p>
        <h3 className="large">{address.city}</h3>
        <p className="small quiet above-1">
          <Text>{company}</Text>
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
      </div>
      <dl>
        <div className={`${styles.fact} rule padded-1`}>
          <Text.dt className="faint">{labels.hours}</Text.dt>
          <dd>
            <Text.strong>{hours}</Text.strong>
            <Week days={opening.days} />
          </dd>
        </div>
        <Contact label={labels.phone} to={telHref(phone)} value={phone} />
        {landline && <Contact label={labels.landline} to={telHref(landline)} value={landline} />}
        <Contact label={labels.email} to={`mailto:${email}`} value={email} />
      </dl>
    </>
  );
}

function Contact({ label, to, value }: { label: Marked; to: string; value: string }) {
  return (
    <div className={`${styles.fact} rule`}>
      <Text.dt className="faint">{label}</Text.dt>
      <dd>
        <a className="strong touch inline-row" href={to}>
          <Address>{value}</Address>
        </a>
      </dd>
    </div>
  );
}

/** The week as a strip, open days filled; the words beside it say the same. */
function Week({ days }: { days: readonly number[] }) {
  return (
    <span className={`${styles.week} figures row above-1`} aria-hidden="true">
      {interfaceWords.weekdays.map((name, index) => (
        <span key={name} className={days.includes(index + 1) ? styles.open : 'faint'}>
          {name}
        </span>
      ))}
    </span>
  );
}

interface JavaMapProps {
  text: OfficesText['map'];
  offices: readonly Office[];
}

/** Java in outline with its graticule and the offices; words keep their size while the island is scaled. */
function JavaMap({ text, offices }: JavaMapProps) {
  const [from, to] = offices.map((office) => office.coordinates);
  const places = offices
    .map(({ type, address }) => fillText(interfaceWords.at, { name: type.plain, city: address.city }))
    .join(', ');
  return (
    <svg className={`${styles.map} figures full`} role="img" aria-label={`${text.label.plain}: ${places}.`}>
      {[6, 7, 8].map((degree) => {
        const y = `${project({ latitude: -degree, longitude: 0 }).y}%`;
        return (
          <g key={degree}>
            <line className={styles.grid} x1="0" x2="100%" y1={y} y2={y} />
            <text className={styles.wide} x="100%" y={y} dy="-5" textAnchor="end">
              {degree}° LS
            </text>
          </g>
        );
      })}
      {[106, 108, 110, 112, 114].map((degree) => {
        const x = `${project({ latitude: 0, longitude: degree }).x}%`;
        return (
          <g key={degree}>
            <line className={styles.grid} x1={x} x2={x} y1="0" y2="100%" />
            <text x={x} y="100%" dy="18" textAnchor="middle">
              {degree}° BT
            </text>
          </g>
        );
      })}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" width="100%" height="100%" aria-hidden="true">
        <path className={styles.island} d={coast} />
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
    <text className={`${styles.sea} ${styles.wide}`} x={`${x}%`} y={`${y}%`}>
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
      <text className={styles.distance} x={`${middle.x}%`} y={`${middle.y}%`} dy="24" textAnchor="middle">
        ± {formatUnit(Math.round(distance(from, to) / 10) * 10, 'km')}
      </text>
    </>
  );
}

/** A place with its name on a leader, which is long enough to clear the capes. */
function Marker({ office: { type, address, coordinates } }: { office: Office }) {
  const { x, y } = project(coordinates);
  return (
    <svg x={`${x}%`} y={`${y}%`} overflow="visible" aria-hidden="true">
      <line className={styles.leader} y2="-28%" />
      <circle className={styles.place} r="5" />
      <text className={styles.city} x="8" y="-28%" dy="10">
        {address.city}
      </text>
      <text className={`${styles.type} ${styles.wide}`} x="8" y="-28%" dy="-10">
        {type.plain}
      </text>
    </svg>
  );
}

import type { ReactNode } from 'react';
import { fillText } from '../../../server/contract/slots.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { telHref } from '../../shared/format/phone.ts';
import { coast, distance, type GeoPoint, project } from '../../shared/geo/java.ts';
import type { Office } from '../../shared/records/site.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import styles from './AboutSections.module.css';
import type { AboutPage } from './schema.ts';

type CompanyStoryProps = AboutPage['story'] & { picture: PictureProps };

/** What the company is and does, under a picture of where its figures are read. */
export function CompanyStory({ paragraphs, facts, actions, picture, ...heading }: CompanyStoryProps) {
  const plate = <Picture className={`${styles.picture} block`} {...picture} />;
  return (
    <Band id="perusahaan" opening="figure" figure={plate} {...heading}>
      <div className={`${styles.story} stack-5`}>
        <div className="columns-2 gap-4">
          {paragraphs.map((paragraph) => (
            <Text.p key={paragraph.plain} className="quiet">
              {paragraph}
            </Text.p>
          ))}
        </div>
        <div className="stack-3 top">
          <Facts items={facts} />
          <Actions items={actions} />
        </div>
      </div>
    </Band>
  );
}

/** Mission and vision, above and below one level line. */
export function Purpose({ missionLabel, mission, visionLabel, vision, meaning }: AboutPage['purpose']) {
  return (
    <section className="dark" aria-label={`${missionLabel.plain}, ${visionLabel.plain}`}>
      <div className={`${styles.mission} page-width stack-3`}>
        <Text.h2 className="label quiet">{missionLabel}</Text.h2>
        <blockquote className={styles.quote}>
          <p>
            “<Text>{mission}</Text>”
          </p>
        </blockquote>
      </div>
      <div className={styles.vision}>
        <div className={`${styles.mission} page-width stack-3`}>
          {/* On the brightest part of the gradient. */}
          <Text.h2 className="label plain">{visionLabel}</Text.h2>
          <div className="columns-2 gap-4">
            <Text.p className="larger amount">{vision}</Text.p>
            <Text.p className="lead plain">{meaning}</Text.p>
          </div>
        </div>
      </div>
    </section>
  );
}

/** The values, each with the sign by which it can be checked. */
export function Values({ practice: _label, ...values }: AboutPage['values']) {
  return (
    <TitledSection
      id="nilai"
      opening="spread"
      {...values}
      form="pairs"
      after={({ practice }) => <Text.p className="small">{practice}</Text.p>}
    />
  );
}

const drawings: Record<AboutPage['products']['items'][number]['drawing'], ReactNode> = {
  system: (
    <g transform="translate(-18)">
      <path className="liquid" d="M30 62h62v46H30Z" />
      <path d="M30 40v68h62V40L61 28Z" />
      <path className="level" d="M20 62h82" />
      <path strokeDasharray="5 4" d="M66 22h62" />
      <path d="M57 29V18h8v13M128 14h44v34h-44ZM128 108h44V66h-44ZM138 80h24M138 92h16M150 48v18" />
      <path className="level" d="M134 38l8-10 8 5 14-14" />
    </g>
  ),
  device: (
    <g transform="translate(-66)">
      <path d="M76 106V84h48v22M68 84h64M88 84V66h24v18M80 30h40v36H80ZM96 30V14h8v16" />
      <path d="M88 38h24v16H88Z" />
      <path className="level" d="M92 47h10" />
    </g>
  ),
  platform: (
    <g transform="translate(-38)">
      <path d="M40 18h120v74H40ZM40 34h120M84 108h32M100 92v16M48 26h4M58 26h4" />
      <path className="level" d="M50 72c10-4 14-22 26-22s14 16 26 12 12-16 24-16" />
      <path className="level" strokeDasharray="2 4" d="M126 46c10 0 14 10 24 12" />
    </g>
  ),
  team: (
    <g transform="translate(-50)">
      <path d="M62 70a38 38 0 0 1 76 0ZM52 70h96v8H52ZM92 34v18M108 34v18" />
      <path d="M72 78v8a28 28 0 0 0 56 0v-8" />
    </g>
  ),
};

/** The system, and beside it the three parts that make it up. */
export function ProductTree({ items, actions, ...heading }: AboutPage['products']) {
  return (
    <Band id="produk" ground="tint" {...heading}>
      <div className="stack-4">
        <FoldList items={items} columns={4}>
          {({ description, drawing, link }) => (
            <div className="stack-2">
              <svg className="outline" width="144" viewBox="0 0 200 120" aria-hidden="true" focusable="false">
                {drawings[drawing]}
              </svg>
              <Text.p className="quiet">{description}</Text.p>
              <Action {...link} look="plain" />
            </div>
          )}
        </FoldList>
        <Actions items={actions} />
      </div>
    </Band>
  );
}

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

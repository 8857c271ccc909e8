import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import { telHref } from '../../shared/format/phone.ts';
import type { SupportPackage, TeamService } from '../../shared/records/offer-schema.ts';
import type { Brand, Office } from '../../shared/records/site-schema.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Facts, PointList } from '../../shared/ui/List.tsx';
import { CompanyMark } from '../../shared/ui/LogoMarks.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import { ServiceTank } from './ServiceTank.tsx';
import { type ScheduledWork, sequence } from './schedule.ts';
import type { TeamPage } from './schema.ts';
import styles from './TeamSections.module.css';

type Service = TeamService & { id: string };
type Labels = TeamPage['services']['labels'];

/** The six services, with bars on a common time axis. */
export function Services({ items, labels, drawing, ...heading }: TeamPage['services'] & { items: readonly Service[] }) {
  const { phases, total } = sequence(items.flatMap(({ days }) => (days ? [days] : [])));
  return (
    <Band
      id="layanan"
      {...fillSlots(heading, { hari: `${total.from}–${total.to}` })}
      figure={(head) => (
        <div className={styles.opening}>
          {head}
          <ServiceTank caption={drawing} />
        </div>
      )}
    >
      <div className={`${styles.lane} ${styles.top} stack-2`}>
        <TimelineAxis days={total.to} labels={labels} />
        <p className={`${styles.legend} small quiet row wrap`}>
          <Texts as="span" className="row gap-1" items={[labels.shortest, labels.longest, labels.visit]} />
        </p>
      </div>
      <ol>
        {items.map((service, index) => (
          <ServiceRow
            key={service.id}
            {...{ service, labels }}
            position={index + 1}
            phase={phases[index]}
            days={total.to}
          />
        ))}
      </ol>
    </Band>
  );
}

interface ServiceRowProps extends BarProps {
  service: Service;
  position: number;
  labels: Labels;
}

/** A service: duration, work, people who come, and results that the buyer keeps. */
function ServiceRow({ service, position, labels, ...bar }: ServiceRowProps) {
  const { id, title, duration, description, details, team, deliverables, everyMonths } = service;
  return (
    <li id={id} className={`${styles.lane} ${styles.service} padded-2 stack-1 rule-strong whole`}>
      <div>
        <h3 className={`${styles.name} heading row`}>
          <span className="label firm">{position}</span>
          <Text>{title}</Text>
        </h3>
        <Text.p className={`${styles.duration} strong`}>{duration}</Text.p>
        <TimelineBar everyMonths={everyMonths} {...bar} />
      </div>
      <Text.p className="note">{description}</Text.p>
      <div className="note">
        <PointList items={details} />
      </div>
      <dl className={`${styles.who} note stack-2 top`}>
        <div>
          <Text.dt className="faint">{labels.team}</Text.dt>
          <Text.dd className="plain">{team}</Text.dd>
        </div>
        <div>
          <Text.dt className="faint">{labels.deliverables}</Text.dt>
          <Texts as="dd" className="plain" items={deliverables} />
        </div>
      </dl>
    </li>
  );
}

/** Number of months on the axis after handover. */
const months = 12;
/** x position in per cent: the left part of the axis is for working days, the right part for months after handover. */
const dayAt = (day: number, days: number) => `${(day / days) * 56}%`;
const monthAt = (month: number) => `${62 + (month / months) * 36}%`;

interface BarProps {
  /** Position before handover; undefined for a continuous service. */
  phase: ScheduledWork | undefined;
  everyMonths?: number | undefined;
  /** Maximum number of working days until handover. */
  days: number;
}

/** Bar of one service: its working days to scale before handover, a line or its visits after it. */
function TimelineBar({ phase, everyMonths, days }: BarProps) {
  const visits = everyMonths ? Array.from({ length: months / everyMonths }, (_, i) => (i + 1) * everyMonths) : [];
  const handover = dayAt(days, days);
  return (
    <svg className={`${styles.bar} full outline`} aria-hidden="true" focusable="false">
      <line strokeDasharray="2 4" x1={handover} x2={handover} y1="0" y2="100%" />
      {phase ? (
        <svg x={dayAt(phase.start, days)} y="50%" overflow="visible" aria-hidden="true">
          <rect y="-9" width={dayAt(phase.longest, days)} height="18" />
          <rect className={styles.solid} y="-9" width={dayAt(phase.shortest, days)} height="18" />
        </svg>
      ) : (
        <line strokeWidth={everyMonths ? 1 : 3} x1={monthAt(0)} x2="100%" y1="50%" y2="50%" />
      )}
      {!(phase || everyMonths) && (
        <svg x="100%" y="50%" overflow="visible" aria-hidden="true">
          <path className={styles.solid} d="M-12-6 0 0-12 6Z" />
        </svg>
      )}
      {visits.map((at) => (
        <circle key={at} className={styles.solid} cx={monthAt(at)} cy="50%" r={at === months ? 8 : 5} />
      ))}
    </svg>
  );
}

/** Axis above the bars: working days until handover, months after it. The labels are not scaled. */
function TimelineAxis({ days, labels }: { days: number; labels: Labels }) {
  const ticks = [
    ...Array.from({ length: days + 1 }, (_, day) => ({ at: dayAt(day, days), word: day % 5 ? '' : day })),
    ...[3, 6, 9, 12].map((month) => ({ at: monthAt(month), word: month })),
  ];
  return (
    <svg className={`${styles.axis} full figures`} aria-hidden="true" focusable="false">
      <text x="0" y="12">
        {labels.days.plain}
      </text>
      {/* Right-aligned: letter-spacing set by a visitor would otherwise push it out of a narrow window. */}
      <text x={monthAt(months)} y="12" textAnchor="end">
        {labels.months.plain}
      </text>
      {ticks.map(({ at, word }) => (
        <g key={at}>
          <text x={at} y="33" textAnchor={word === 0 ? 'start' : 'middle'}>
            {word}
          </text>
          <line x1={at} x2={at} y1={word === '' ? 43 : 39} y2="48" />
        </g>
      ))}
    </svg>
  );
}

type PackagesProps = TeamPage['packages'] & { items: readonly (SupportPackage & { id: string })[] };

/** Support packages as cards; the rows of adjacent cards are aligned. */
export function SupportPackages({ columns, items, flag, choose, ...heading }: PackagesProps) {
  return (
    <Band id="paket" ground="tint" {...heading}>
      <ul className={`${styles.packages} stack-3 whole`}>
        {items.map((item) => (
          <li
            key={item.id}
            className={joinClasses(styles.package, 'card relative', item.recommended && styles.recommended)}
          >
            <div className="padded-2">
              {item.recommended && <Text.p className={`${styles.flag} small strong`}>{flag}</Text.p>}
              <Text.h3 className="large">{item.name}</Text.h3>
              <Text.p className="quiet above-1">{item.description}</Text.p>
            </div>
            <dl className={styles.terms}>
              <Fact name={columns.sla}>
                <Text.span className="larger figures">{item.sla}</Text.span>
              </Fact>
              <Fact name={columns.availability}>
                <Text>{item.availability}</Text>
              </Fact>
              <Fact name={columns.price}>
                <Text.strong>{item.price}</Text.strong>
              </Fact>
            </dl>
            <div className="note rule padded-2 stack-1 top">
              <Text.p className="faint">{columns.features}</Text.p>
              <PointList items={item.features} />
            </div>
            <div className="screen-only">
              <Action label={choose} about={item.name} to={`/konsultasi-gratis?paket=${item.id}`} look="line" />
            </div>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const Fact = ({ name, children }: { name: Marked; children: ReactNode }) => (
  <div className="rule padded-2">
    <Text.dt className="note faint">{name}</Text.dt>
    <dd>{children}</dd>
  </div>
);

/** Certificates, each with its scope. */
export function Certifications({ items, number, notice, ...heading }: TeamPage['certifications']) {
  return (
    <Band id="sertifikasi" opening="spread" {...heading}>
      <ul className="pair gap-2">
        {items.map(({ code, subject, scope, certificate }) => (
          <li key={code.plain} className="rule-strong padded-2">
            <Text.h3 className="heading">{code}</Text.h3>
            <Text.p className="strong">{subject}</Text.p>
            <Text.p className="note above-1">{scope}</Text.p>
            {certificate && (
              <p className="small row gap-1 above-1">
                <Text.span className="faint">{number}</Text.span> <Text>{certificate}</Text>
              </p>
            )}
          </li>
        ))}
      </ul>
      {items.some(({ certificate }) => !certificate) && <Text.p className="note above-3">{notice}</Text.p>}
    </Band>
  );
}

type HelpText = TeamPage['help'];

interface HelpDeskProps extends Omit<HelpText, 'bar' | 'more'> {
  brand: Brand;
  offices: readonly Office[];
}

/** Help: emergency number, office hours for everything else, and how to recognize the team. */
export function HelpDesk({ hotline, cases, limit, hours, badge, brand, offices, ...heading }: HelpDeskProps) {
  return (
    <Band id="bantuan" ground="dark" opening="figure" {...heading}>
      <div className="split-wide gap-5">
        <div className="stack-3 top">
          <Text.p className="quiet strong">{hotline}</Text.p>
          <a className={`${styles.hotline} padded-2 bare amount wrap row gap-2`} href={telHref(brand.hotline)}>
            <Icon name="phone" size={28} />
            <span>{brand.hotline}</span>
          </a>
          <div className="note">
            <PointList items={cases} />
          </div>
          <Text.p className="note measure">{limit}</Text.p>
          <Text.h3 className="heading above-4">{hours}</Text.h3>
          <dl className="pair gap-3">
            {offices.map((office) => (
              <div key={office.type.plain} className="topped-2 rule">
                <dt className="quiet">
                  <Text>{office.type}</Text>, {office.address.city}
                </dt>
                <Text.dd className="strong">{office.hours}</Text.dd>
                <dd>
                  <a className="touch figures small row" href={telHref(office.landline ?? office.phone)}>
                    {office.landline ?? office.phone}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <TeamBadge badge={badge} brand={brand} />
      </div>
    </Band>
  );
}

/** A specimen of the team's identity card, without a real name or number. */
function TeamBadge({ badge, brand }: { badge: HelpText['badge']; brand: Brand }) {
  return (
    <figure className="stack-4 top">
      <div className="card light stack-3">
        <p className="spread wrap">
          <span className="row gap-2 strong">
            <CompanyMark size={28} /> {brand.team}
          </span>
          <Text.span className="quiet">{badge.title}</Text.span>
        </p>
        <Facts items={badge.fields} />
      </div>
      <Text.figcaption className="quiet">{badge.check}</Text.figcaption>
    </figure>
  );
}

interface HelpBarProps extends Pick<TeamPage['help'], 'bar' | 'more'> {
  hotline: string;
}

/** Emergency number at the bottom of the window, visible at every scroll position. */
export function HelpBar({ bar, more, hotline }: HelpBarProps) {
  return (
    <aside className={`${styles.helpBar} rule-strong dark screen-only`} aria-label={bar.plain}>
      <div className={`${styles.inner} page-width spread small gap-4`}>
        <a className="touch bare strong wrap row gap-2" href={telHref(hotline)}>
          <Icon name="phone" size={18} />
          <Text.span>{bar}</Text.span>
          <span className="figures">{hotline}</span>
        </a>
        <a className="not-on-phones touch quiet row" href="#bantuan">
          <Text>{more}</Text>
        </a>
      </div>
    </aside>
  );
}

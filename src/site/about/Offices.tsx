import { telHref } from '../../shared/format/phone.ts';
import type { Office } from '../../shared/records/site.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Address } from '../../shared/ui/Address.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { interfaceWords } from '../../shared/words/interface.words.ts';
import { JavaMap } from './JavaMap.tsx';
import styles from './Offices.module.css';
import type { AboutPage } from './schema.ts';

type Labels = AboutPage['offices']['labels'];

/** Where the offices are and when they are open. */
export function Offices({ map, labels, offices, ...heading }: AboutPage['offices'] & { offices: readonly Office[] }) {
  return (
    <Band id="kantor" opening="figure" figure={<OfficeMap map={map} offices={offices} />} {...heading}>
      <ul className={styles.offices}>
        {offices.map((office) => (
          <li key={office.type.plain} className={styles.office}>
            <OfficeCard office={office} labels={labels} />
          </li>
        ))}
      </ul>
    </Band>
  );
}

function OfficeMap({ map, offices }: Pick<AboutPage['offices'], 'map'> & { offices: readonly Office[] }) {
  return (
    <figure>
      <JavaMap text={map} offices={offices} />
      <Text.figcaption className="small faint">{map.caption}</Text.figcaption>
    </figure>
  );
}

function OfficeCard({ office, labels }: { office: Office; labels: Labels }) {
  const { type, company, address, hours, opening, phone, landline, email } = office;
  return (
    <>
      <div>
        <Text.p className="label">{type}</Text.p>
        <h3 className="large">{address.city}</h3>
        <p className={`${styles.address} small quiet`}>
          <Text>{company}</Text>
          <br />
          {address.street}
          <br />
          {address.city}, {address.region} {address.postalCode}
        </p>
      </div>
      <dl>
        <div className={`${styles.fact} rule`}>
          <Text.dt>{labels.hours}</Text.dt>
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
      <Text.dt>{label}</Text.dt>
      <dd>
        <a className="strong touch inline-row" href={to}>
          <Address>{value}</Address>
        </a>
      </dd>
    </div>
  );
}

const { weekdays } = interfaceWords;

/** The week as a strip, open days filled; the words beside it say the same. */
function Week({ days }: { days: readonly number[] }) {
  return (
    <span className={`${styles.week} figures`} aria-hidden="true">
      {weekdays.map((name, index) => (
        <span key={name} className={days.includes(index + 1) ? styles.open : styles.closed}>
          {name}
        </span>
      ))}
    </span>
  );
}

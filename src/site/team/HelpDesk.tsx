import { telHref } from '../../shared/format/phone.ts';
import type { Brand, Office } from '../../shared/records/site.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Facts, PointList } from '../../shared/ui/List.tsx';
import { CompanyMark } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HelpDesk.module.css';
import type { TeamPage } from './schema.ts';

type HelpText = TeamPage['help'];

interface HelpDeskProps extends Omit<HelpText, 'bar' | 'more'> {
  brand: Brand;
  offices: readonly Office[];
}

/** Where help is: the emergency number, the hours for everything else, and how to know the people who come. */
export function HelpDesk({ hotline, cases, limit, hours, badge, brand, offices, ...heading }: HelpDeskProps) {
  return (
    <Band id="bantuan" ground="dark" {...heading}>
      <div className="split-wide gap-6">
        <div className="stack-3 top">
          <Text.p className="quiet strong">{hotline}</Text.p>
          <a className={`${styles.hotline} bare amount wrap row gap-2`} href={telHref(brand.hotline)}>
            <Icon name="phone" size={28} />
            <span>{brand.hotline}</span>
          </a>
          <PointList items={cases} />
          <Text.p className="quiet measure">{limit}</Text.p>
          <Text.h3 className="heading above-5">{hours}</Text.h3>
          <dl className="columns-2 gap-4">
            {offices.map((office) => (
              <div key={office.type.plain} className={`${styles.office} rule`}>
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

/** The identity card that the team wears, as a specimen: nobody's name or number stands on it. */
function TeamBadge({ badge, brand }: { badge: HelpText['badge']; brand: Brand }) {
  return (
    <figure className={styles.badge}>
      <div className={`${styles.card} light plain stack-3`}>
        <div className="row gap-4">
          <svg className={`${styles.portrait} outline firm`} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
            <path d="M24 120V104c0-14 12-22 36-22s36 8 36 22v16M40 54v8a20 20 0 0 0 40 0v-8" />
            <path d="M30 52a30 30 0 0 1 60 0ZM24 52h72v5H24ZM54 23v14M66 23v14" />
          </svg>
          <div>
            <p className="small strong row gap-1">
              <CompanyMark size={22} /> {brand.company}
            </p>
            <p className="larger amount">{brand.team}</p>
            <Text.p className="quiet">{badge.title}</Text.p>
          </div>
        </div>
        <Facts items={badge.fields} />
      </div>
      <Text.figcaption className="quiet above-4">{badge.check}</Text.figcaption>
    </figure>
  );
}

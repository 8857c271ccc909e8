import { telHref } from '../../shared/format/phone.ts';
import type { Brand, Office } from '../../shared/records/site.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { CompanyMark } from '../../shared/ui/Logo.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HelpDesk.module.css';
import type { TeamPage } from './schema.ts';

interface HelpDeskProps extends Omit<TeamPage['help'], 'bar' | 'more'> {
  brand: Brand;
  offices: readonly Office[];
}

/** Where help is: the emergency number, the hours for everything else, and how to know the people who come. */
export function HelpDesk({ hotline, cases, limit, hours, badge, brand, offices, ...heading }: HelpDeskProps) {
  return (
    <Band id="bantuan" ground="dark" {...heading}>
      <div className={styles.help}>
        <div>
          <Text.p className={`${styles.label} quiet strong`}>{hotline}</Text.p>
          <a className={`${styles.hotline} touch figures wrap row`} href={telHref(brand.hotline)}>
            <Icon name="phone" size={28} />
            <span>{brand.hotline}</span>
          </a>
          <PointList items={cases} />
          <Text.p className={`${styles.limit} quiet measure`}>{limit}</Text.p>
          <Text.h3 className={`${styles.label} quiet strong`}>{hours}</Text.h3>
          <dl className={styles.hours}>
            {offices.map((office) => (
              <div key={office.type.plain} className={`${styles.office} rule`}>
                <dt>
                  <Text>{office.type}</Text>, {office.address.city}
                </dt>
                <Text.dd>{office.hours}</Text.dd>
                <dd>
                  <a className={`${styles.phone} touch figures row`} href={telHref(office.landline ?? office.phone)}>
                    {office.landline ?? office.phone}
                  </a>
                </dd>
              </div>
            ))}
          </dl>
        </div>
        <TeamBadge badge={badge} team={brand.team} company={brand.company} />
      </div>
    </Band>
  );
}

interface TeamBadgeProps {
  badge: TeamPage['help']['badge'];
  team: string;
  company: string;
}

/** The identity card that the team wears, as a specimen: nobody's name or number stands on it. */
function TeamBadge({ badge, team, company }: TeamBadgeProps) {
  return (
    <figure className={styles.badge}>
      <div className={`${styles.card} plain`}>
        <svg className={styles.portrait} viewBox="0 0 120 120" aria-hidden="true" focusable="false">
          <path d="M24 120V104c0-14 12-22 36-22s36 8 36 22v16M40 54v8a20 20 0 0 0 40 0v-8" />
          <path className={styles.helmet} d="M30 52a30 30 0 0 1 60 0ZM24 52h72v5H24ZM54 23v14M66 23v14" />
        </svg>
        <div>
          <p className={`${styles.company} small strong row`}>
            <CompanyMark size={22} /> {company}
          </p>
          <p className={`${styles.team} larger`}>{team}</p>
          <Text.p>{badge.title}</Text.p>
        </div>
        <dl className={styles.fields}>
          {badge.fields.map(({ label, value }) => (
            <div key={label.plain} className={`${styles.field} small wrap spread rule`}>
              <Text.dt>{label}</Text.dt>
              <Text.dd>{value}</Text.dd>
            </div>
          ))}
        </dl>
      </div>
      <Text.figcaption className={`${styles.check} quiet`}>{badge.check}</Text.figcaption>
    </figure>
  );
}

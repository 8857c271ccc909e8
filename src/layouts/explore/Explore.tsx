import { telHref, whatsappHref } from '../../shared/format/phone.ts';
import type { Office } from '../../shared/records/site.ts';
import type { SiteNavigation } from '../../shared/records/site-records.ts';
import { SearchField } from '../../shared/search/SearchField.tsx';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { FoldedLinks } from '../folded-links/FoldedLinks.tsx';
import { current, NavLink } from '../header/NavLink.tsx';
import styles from './Explore.module.css';

interface ExploreProps {
  navigation: Pick<SiteNavigation, 'main' | 'cta' | 'explore' | 'search'>;
  path: string;
  /** The office that answers. */
  office: Office;
}

/**
 * The whole site behind one control: on a phone it is the menu (the header's entries first, the groups folded), on a
 * desktop a plot plan of the site, every page a tank in its bund. The browser opens and closes it; while it is open the
 * page behind is hidden, so that no focus walks there.
 */
export function Explore({ navigation: { main, cta, explore, search }, path, office }: ExploreProps) {
  return (
    <nav className={`${styles.panel} dark`} id="jelajah" popover="auto" aria-label={explore.title.plain}>
      <div className={styles.inner}>
        <div className={styles.top}>
          <SearchField words={search} id="cari-jelajah" limit={6} />
          {/* biome-ignore lint/a11y/noAutofocus: opening the panel must bring the focus into it, in every browser. */}
          <button className={styles.close} type="button" popoverTarget="jelajah" popoverTargetAction="hide" autoFocus>
            <Icon name="close" size={24} />
            <Text.span className="visually-hidden">{explore.close}</Text.span>
          </button>
        </div>
        <MainEntries main={main} cta={cta} path={path} />
        <Reach words={explore} office={office} />
        <div className={styles.plan}>
          {explore.groups.map(({ title, links }) => (
            <FoldedLinks key={title.plain} className={styles.bund} title={title} links={links} path={path} />
          ))}
        </div>
      </div>
    </nav>
  );
}

/** The header's own entries, for screens on which the header has no room for them. */
function MainEntries({ main, cta, path }: Pick<SiteNavigation, 'main' | 'cta'> & { path: string }) {
  return (
    <div className={styles.main}>
      <ul>
        {main.map(({ label, to, items }) => (
          <li key={label.plain} className={styles.entry}>
            {to && <NavLink className={styles.link} label={label} to={to} path={path} />}
            {items && (
              <>
                <Text.p className={styles.label}>{label}</Text.p>
                <ul className={styles.services}>
                  {items.map((item) => (
                    <li key={item.to}>
                      <NavLink className={styles.link} label={item.label} to={item.to} path={path} />
                    </li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
      <Text.a className={styles.cta} href={cta.to} aria-current={current(cta.to, path)}>
        {cta.label}
      </Text.a>
    </div>
  );
}

/** Whoever finds no page may ask a person. */
function Reach({ words, office }: { words: SiteNavigation['explore']; office: Office }) {
  const telephone = office.landline ?? office.phone;
  return (
    <ul className={styles.reach}>
      <li>
        <a className={styles.way} href={telHref(telephone)}>
          <Icon name="phone" size={18} />
          <span>{`${words.phone.plain} ${telephone}`}</span>
        </a>
      </li>
      <li>
        <a className={styles.way} href={whatsappHref(office.phone)} rel="noopener">
          <Icon name="chat" size={18} />
          <span>{`${words.whatsapp.plain} ${office.phone}`}</span>
        </a>
      </li>
      <Text.li className="small quiet">{office.hours}</Text.li>
    </ul>
  );
}

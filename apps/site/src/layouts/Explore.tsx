import type { Marked } from 'contract/marked';
import { telHref, whatsappHref } from '../shared/format/phone.ts';
import type { SiteNavigation } from '../shared/records/site-records.ts';
import type { Office } from '../shared/records/site-schema.ts';
import { SearchField } from '../shared/search/SearchField.tsx';
import { buttonClass } from '../shared/ui/button-class.ts';
import { ContactChannels } from '../shared/ui/ContactChannels.tsx';
import { joinClasses } from '../shared/ui/classes.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Explore.module.css';
import { FoldedLinks } from './Footer.tsx';
import { linkProps } from './link-props.ts';

interface ExploreProps {
  navigation: Pick<SiteNavigation, 'main' | 'cta' | 'explore' | 'search'>;
  path: string;
  office: Office;
}

/**
 * Navigation panel with all pages: on a phone a menu with folded groups, on a desktop a plot plan with a tank for each
 * page. While it is open, the page behind it is hidden, so that the keyboard focus stays within the panel.
 */
export function Explore({ navigation: { main, cta, explore, search }, path, office }: ExploreProps) {
  return (
    <nav className={`${styles.panel} dark full`} id="jelajah" popover="auto" aria-label={explore.title.plain}>
      <div className={`${styles.inner} page-width stack-2`}>
        <div className={`${styles.top} spread gap-2`}>
          <SearchField words={search} id="cari-jelajah" limit={6} />
          <button
            className={`${styles.close} centred firm`}
            type="button"
            popoverTarget="jelajah"
            popoverTargetAction="hide"
            // biome-ignore lint/a11y/noAutofocus: opening the panel must bring the focus into it, in every browser.
            autoFocus
          >
            <Icon name="close" size={24} />
            <Text.span className="visually-hidden">{explore.close}</Text.span>
          </button>
        </div>
        <MainEntries main={main} cta={cta} path={path} />
        <Reach words={explore} office={office} />
        <div className={styles.plan}>
          {explore.groups.map(({ title, links }) => (
            <FoldedLinks
              key={title.plain}
              className={joinClasses(styles.bund, 'rule')}
              title={title}
              links={links}
              path={path}
            />
          ))}
        </div>
      </div>
    </nav>
  );
}

/** Main links, for screens on which the header has no space for them. */
function MainEntries({ main, cta, path }: Pick<SiteNavigation, 'main' | 'cta'> & { path: string }) {
  const link = (label: Marked, to: string) => (
    <Text.a className={`${styles.link} row bare large strong`} {...linkProps(to, path)}>
      {label}
    </Text.a>
  );
  return (
    <div className={`${styles.main} stack-2`}>
      <ul>
        {main.map(({ label, to, items }) => (
          <li key={label.plain} className="rule">
            {to && link(label, to)}
            {items && (
              <>
                <Text.p className="small faint">{label}</Text.p>
                <ul>
                  {items.map((item) => (
                    <li key={item.to}>{link(item.label, item.to)}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
      <Text.a className={buttonClass('signal', styles.cta)} {...linkProps(cta.to, path)}>
        {cta.label}
      </Text.a>
    </div>
  );
}

function Reach({ words, office }: { words: SiteNavigation['explore']; office: Office }) {
  const telephone = office.landline ?? office.phone;
  return (
    <div className={`${styles.ways} row wrap gap-4`}>
      <ContactChannels
        items={[
          { icon: 'phone', label: `${words.phone.plain} ${telephone}`, to: telHref(telephone) },
          { icon: 'chat', label: `${words.whatsapp.plain} ${office.phone}`, to: whatsappHref(office.phone) },
        ]}
      />
      <Text.p className="small quiet">{office.hours}</Text.p>
    </div>
  );
}

import type { Marked } from 'contract/marked';
import type { Wordmark } from '../shared/head/wordmark.tsx';
import type { SiteNavigation } from '../shared/records/site-records.ts';
import { buttonClass } from '../shared/ui/button-class.ts';
import { Icon } from '../shared/ui/Icon.tsx';
import { ProductLogo } from '../shared/ui/Logo.tsx';
import { Text } from '../shared/ui/Text.tsx';
import styles from './Header.module.css';
import { linkProps } from './link-props.ts';

interface HeaderProps {
  navigation: SiteNavigation;
  product: string;
  wordmark: Wordmark;
  path: string;
}

/** Dropdown and navigation panel are popovers: the browser opens and closes them, and restores the focus. */
export function Header({ navigation, product, wordmark, path }: HeaderProps) {
  const { main, cta, explore, words } = navigation;
  return (
    <header className={`${styles.header} rule-below`}>
      <a className={`${styles.skip} dark`} href="#isi">
        <Text>{explore.skip}</Text>
      </a>
      <div className={`${styles.bar} page-width row gap-1`}>
        <a className={`${styles.home} touch inline-row`} href="/" aria-label={`${product}, ${words.home.plain}`}>
          <ProductLogo name={product} wordmark={wordmark} />
        </a>
        <nav className={`${styles.wide} screen-only`} aria-label={words.main.plain}>
          <ul className="row gap-1">
            {main.map(({ label, to, items }) => (
              <li key={label.plain}>
                {items ? (
                  <Dropdown label={label} items={items} path={path} here={explore.here} />
                ) : (
                  <Text.a className={`${styles.link} inline-row relative`} {...linkProps(to ?? '/', path)}>
                    {label}
                  </Text.a>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <button
          className={`${styles.open} touch inline-row gap-1 screen-only`}
          type="button"
          popoverTarget="jelajah"
          aria-controls="jelajah"
        >
          <Icon name="search" size={20} className={`${styles.wide} firm`} />
          <Text.span className={styles.wide}>{explore.label}</Text.span>
          <Icon name="menu" size={24} className={styles.narrow} />
          <Text.span className={`${styles.narrow} visually-hidden`}>{explore.menu}</Text.span>
        </button>
        <Text.a className={buttonClass('signal', styles.cta, 'screen-only')} {...linkProps(cta.to, path)}>
          {cta.label}
        </Text.a>
      </div>
    </header>
  );
}

type Items = NonNullable<SiteNavigation['main'][number]['items']>;

function Dropdown({ label, items, path, here }: { label: Marked; items: Items; path: string; here: Marked }) {
  const isHere = items.some(({ to }) => to === path);
  return (
    <>
      <button
        className={`${styles.link} inline-row relative`}
        type="button"
        popoverTarget="menu-layanan"
        data-here={isHere || undefined}
      >
        <Text>{label}</Text>
        {isHere && (
          <span className="visually-hidden">
            {' ('}
            <Text>{here}</Text>)
          </span>
        )}
        <Icon name="chevron" size={16} className="firm" />
      </button>
      <ul className="sheet" id="menu-layanan" popover="auto">
        {items.map(({ label: name, to, note }) => (
          <li key={to}>
            <a className="column" {...linkProps(to, path)}>
              <Text.strong>{name}</Text.strong>
              <Text.span className="small quiet">{note}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

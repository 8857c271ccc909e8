import type { SiteNavigation } from '../../shared/records/site-records.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { ProductLogo } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Header.module.css';
import { current, NavLink } from './NavLink.tsx';

interface HeaderProps {
  navigation: SiteNavigation;
  product: string;
  /** Path of the page that is shown. */
  path: string;
}

/** Shared header. Dropdown and panel are popovers: the browser opens, closes and gives the focus back. */
export function Header({ navigation, product, path }: HeaderProps) {
  const { main, cta, explore, words } = navigation;
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#isi">
        <Text>{explore.skip}</Text>
      </a>
      <div className={`${styles.bar} row`}>
        <a className={styles.home} href="/" aria-label={`${product}, ${words.home.plain}`}>
          <ProductLogo name={product} />
        </a>
        <nav className="screen-only" aria-label={words.main.plain}>
          <ul className={styles.list}>
            {main.map(({ label, to, items }) => (
              <li key={label.plain}>
                {items ? (
                  <Dropdown label={label} items={items} path={path} here={explore.here} />
                ) : (
                  <NavLink className={styles.link} label={label} to={to ?? '/'} path={path} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <button className={styles.open} type="button" popoverTarget="jelajah">
          <Icon name="search" size={20} className={styles.wide} />
          <Text.span className={styles.wide}>{explore.label}</Text.span>
          <Icon name="menu" size={24} className={styles.narrow} />
          <Text.span className={`${styles.narrow} visually-hidden`}>{explore.menu}</Text.span>
        </button>
        <Text.a className={`${styles.cta} screen-only`} href={cta.to} aria-current={current(cta.to, path)}>
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
      <button className={styles.link} type="button" popoverTarget="menu-layanan" data-here={isHere || undefined}>
        <Text>{label}</Text>
        {isHere && (
          <span className="visually-hidden">
            {' ('}
            <Text>{here}</Text>)
          </span>
        )}
        <Icon name="chevron" size={16} className={styles.chevron} />
      </button>
      <ul className={styles.dropdown} id="menu-layanan" popover="auto">
        {items.map(({ label: name, to, note }) => (
          <li key={to}>
            <a className={styles.entry} href={to} aria-current={current(to, path)}>
              <Text.strong>{name}</Text.strong>
              <Text.span className="small quiet">{note}</Text.span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

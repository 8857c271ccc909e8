import type { Navigation } from '../../shared/records/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { ProductLogo } from '../../shared/ui/Logo.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Header.module.css';
import { MobileMenu } from './MobileMenu.tsx';
import { current, NavLink } from './NavLink.tsx';

interface HeaderProps {
  navigation: Pick<Navigation, 'main' | 'cta'>;
  product: string;
  /** Path of the page that is shown. */
  path: string;
}

/** Shared header. Dropdown and small-screen menu are popovers: the browser opens, closes and gives the focus back. */
export function Header({ navigation: { main, cta }, product, path }: HeaderProps) {
  return (
    <header className={styles.header}>
      <a className={styles.skip} href="#isi">
        Langsung ke isi
      </a>
      <div className={`${styles.bar} row`}>
        <a className={styles.home} href="/" aria-label={`${product}, beranda`}>
          <ProductLogo name={product} />
        </a>
        <nav className="screen-only" aria-label="Utama">
          <ul className={styles.list}>
            {main.map(({ label, to, items }) => (
              <li key={label}>
                {items ? (
                  <Dropdown label={label} items={items} path={path} />
                ) : (
                  <NavLink className={styles.link} label={label} to={to ?? '/'} path={path} />
                )}
              </li>
            ))}
          </ul>
        </nav>
        <Text.a className={`${styles.cta} screen-only`} href={cta.to} aria-current={current(cta.to, path)}>
          {cta.label}
        </Text.a>
        <MobileMenu main={main} cta={cta} path={path} />
      </div>
    </header>
  );
}

type Items = NonNullable<Navigation['main'][number]['items']>;

function Dropdown({ label, items, path }: { label: string; items: Items; path: string }) {
  const here = items.some(({ to }) => to === path);
  return (
    <>
      <button className={styles.link} type="button" popoverTarget="menu-layanan" data-here={here || undefined}>
        <Text>{label}</Text>
        {here && <span className="visually-hidden"> (bagian yang sedang dibuka)</span>}
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

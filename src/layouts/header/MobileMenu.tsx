import type { Navigation } from '../../shared/records/site.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './MobileMenu.module.css';
import { current, NavLink } from './NavLink.tsx';

/** The header's menu on small screens: all entries at once, large targets. */
export function MobileMenu({ main, cta, path }: Pick<Navigation, 'main' | 'cta'> & { path: string }) {
  return (
    <>
      <button className={`${styles.open} screen-only`} type="button" popoverTarget="menu-utama">
        <Icon name="menu" size={24} />
        <span className="visually-hidden">Menu</span>
      </button>
      <nav className={styles.menu} id="menu-utama" popover="auto" aria-label="Menu">
        <button className={styles.close} type="button" popoverTarget="menu-utama" popoverTargetAction="hide">
          <Icon name="close" size={24} />
          <span className="visually-hidden">Tutup menu</span>
        </button>
        <ul>
          {main.map(({ label, to, items }) => (
            <li key={label} className="rule">
              {to && <NavLink className={`${styles.link} large row`} label={label} to={to} path={path} />}
              {items && (
                <>
                  <Text.p className={`${styles.title} label`}>{label}</Text.p>
                  <ul>
                    {items.map((item) => (
                      <li key={item.to}>
                        <NavLink className={`${styles.link} large row`} label={item.label} to={item.to} path={path} />
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
      </nav>
    </>
  );
}

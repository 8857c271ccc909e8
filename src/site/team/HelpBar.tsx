import { telHref } from '../../shared/format/phone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './HelpBar.module.css';
import type { TeamPage } from './schema.ts';

interface HelpBarProps extends Pick<TeamPage['help'], 'bar' | 'more'> {
  hotline: string;
}

/** The emergency number at the lower edge of the screen, wherever the visitor is on the page. */
export function HelpBar({ bar, more, hotline }: HelpBarProps) {
  return (
    <aside className={`${styles.bar} dark screen-only`} aria-label={bar}>
      <div className={styles.inner}>
        <a className={styles.hotline} href={telHref(hotline)}>
          <Icon name="phone" size={18} />
          <span>{bar}</span>
          <span className={styles.number}>{hotline}</span>
        </a>
        <a className={styles.more} href="#bantuan">
          {more}
        </a>
      </div>
    </aside>
  );
}

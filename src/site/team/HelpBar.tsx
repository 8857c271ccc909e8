import { telHref } from '../../shared/format/phone.ts';
import { Icon } from '../../shared/ui/Icon.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './HelpBar.module.css';
import type { TeamPage } from './schema.ts';

interface HelpBarProps extends Pick<TeamPage['help'], 'bar' | 'more'> {
  hotline: string;
}

/** The emergency number at the lower edge of the screen, wherever the visitor is on the page. */
export function HelpBar({ bar, more, hotline }: HelpBarProps) {
  return (
    <aside className={`${styles.bar} rule-strong dark screen-only`} aria-label={bar.plain}>
      <div className={`${styles.inner} page-width spread small gap-4`}>
        <a className="touch bare strong wrap row gap-2" href={telHref(hotline)}>
          <Icon name="phone" size={18} />
          <Text.span>{bar}</Text.span>
          <span className="figures">{hotline}</span>
        </a>
        <a className={`${styles.more} touch quiet row`} href="#bantuan">
          <Text>{more}</Text>
        </a>
      </div>
    </aside>
  );
}

import type { ComponentProps } from 'react';
import { Icon } from '../../shared/ui/Icon.tsx';
import styles from './EventsButton.module.css';

/** The control that opens the events: without a menu behind it while that is being fetched. */
export function EventsButton({ label, ...rest }: Omit<ComponentProps<'button'>, 'className'> & { label: string }) {
  return (
    <button type="button" {...rest} className={`${styles.button} touch strong row spread boxed`}>
      {label}
      <Icon name="chevron" size={18} />
    </button>
  );
}

import type { Wording } from 'contract/marked';
import type { Action as ActionRecord } from '../text/schema.ts';
import styles from './Action.module.css';
import { buttonClass } from './button-class.ts';
import { Icon } from './Icon.tsx';
import { Text } from './Text.tsx';

interface ActionProps extends Omit<ActionRecord, 'label' | 'about'> {
  label: Wording;
  about?: Wording | undefined;
}

/** A link that looks like a button; ToolButton is for actions within the page. */
export function Action({ label, to, look, about, file }: ActionProps) {
  const outside = to.startsWith('https://');
  return (
    <a className={buttonClass(look)} href={to} {...(outside && { rel: 'noopener' })}>
      <span>
        <Text.span>{label}</Text.span>
        {about && (
          <span className="visually-hidden">
            {' '}
            <Text.span>{about}</Text.span>
          </span>
        )}
        {file && <span className={`${styles.file} block`}>{` ${file}`}</span>}
      </span>
      <Icon name={to.startsWith('#') || file ? 'down' : 'arrow'} size={18} className="firm" />
    </a>
  );
}

export function Actions({ items }: { items: readonly ActionRecord[] }) {
  if (items.length === 0) return null;
  return (
    <div className="wrap row gap-3 screen-only">
      {items.map((item) => (
        <Action key={item.label.plain} {...item} />
      ))}
    </div>
  );
}

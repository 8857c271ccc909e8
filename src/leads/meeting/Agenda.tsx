import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Agenda.module.css';
import type { MeetingPage } from './schema.ts';

/** What the hour is made of, minute by minute. */
export function Agenda({ items, ...heading }: MeetingPage['agenda']) {
  return (
    <Band id="isi-pertemuan" ground="tint" {...heading}>
      <ol className={`${styles.list} stack-5`}>
        {items.map(({ minutes, title, description }) => (
          <li key={title.plain} className={`${styles.part} stack-2 top`}>
            <Text.p className="label">{minutes}</Text.p>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/DataTable.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { CutAway } from './CutAway.tsx';
import styles from './Hardware.module.css';
import type { HardwareSection } from './schema.ts';

/** The enclosure in section with numbered leaders, its parts list, and what the protection class means. */
export function Hardware({ drawing, caption, parts, protection, ...heading }: HardwareSection) {
  return (
    <Band id="perangkat" ground="dark" {...heading}>
      <div className={styles.split}>
        <figure className={styles.figure}>
          <CutAway label={drawing.plain} />
          <figcaption className={`${styles.caption} label`}>
            <span className={`${styles.mark} plain`}>Gbr. 3</span> <Text>{caption}</Text>
          </figcaption>
        </figure>
        <ol>
          {parts.map(({ title, description }, index) => (
            <li key={title.plain} className={`${styles.part} rule`}>
              <span className={`${styles.number} figures faint`}>{index + 1}</span>
              <div>
                <Text.h3 className={styles.title}>{title}</Text.h3>
                <Text.p className={`${styles.text} quiet`}>{description}</Text.p>
              </div>
            </li>
          ))}
        </ol>
      </div>
      <DataTable {...protection} />
    </Band>
  );
}

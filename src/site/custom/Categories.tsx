import { Band } from '../../shared/ui/Band.tsx';
import { PointList } from '../../shared/ui/PointList.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Categories.module.css';
import type { CustomPage } from './schema.ts';

/** The three kinds of work, side by side with what each asks of the buyer. */
export function Categories({ items, needs: label, ...heading }: CustomPage['categories']) {
  return (
    <Band id="jenis" ground="dark" {...heading}>
      <Rail label={heading.title.plain} reachable>
        {items.map(({ title, description, tags, points, needs }) => (
          <li key={title.plain} className={`${styles.category} rule-strong`}>
            <Text.h3 className="large">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
            <ul className={`${styles.tags} wrap`}>
              {tags.map((tag) => (
                <Text.li key={tag.plain} className={`${styles.tag} figures`}>
                  {tag}
                </Text.li>
              ))}
            </ul>
            <PointList items={points} />
            <p className={`${styles.needs} rule`}>
              <Text.span className="small faint block">{label}</Text.span>
              <Text>{needs}</Text>
            </p>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Categories.module.css';
import type { CustomPage } from './schema.ts';

/** The three kinds of work, side by side with what each asks of the buyer. */
export function Categories({ items, needs: label, ...heading }: CustomPage['categories']) {
  return (
    <Band id="jenis" ground="dark" {...heading}>
      <FoldList items={items}>
        {({ description, tags, points, needs }) => (
          <div className="stack-2">
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
          </div>
        )}
      </FoldList>
    </Band>
  );
}

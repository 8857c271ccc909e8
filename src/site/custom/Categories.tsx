import { Band } from '../../shared/ui/Band.tsx';
import { FoldList } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import type { CustomPage } from './schema.ts';

/** The three kinds of work, side by side with what each asks of the buyer. */
export function Categories({ items, needs: label, ...heading }: CustomPage['categories']) {
  return (
    <Band id="jenis" ground="dark" {...heading}>
      <FoldList items={items}>
        {({ description, tags, points, needs }) => (
          <div className="stack-2">
            <Text.p className="quiet">{description}</Text.p>
            <ul className="row wrap gap-3">
              {tags.map((tag) => (
                <Text.li key={tag.plain} className="label">
                  {tag}
                </Text.li>
              ))}
            </ul>
            <PointList items={points} />
            <p className="rule padded-1">
              <Text.span className="small faint block">{label}</Text.span>
              <Text>{needs}</Text>
            </p>
          </div>
        )}
      </FoldList>
    </Band>
  );
}

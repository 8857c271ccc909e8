import { TankDrawing } from '../../plant/tanks/TankDrawing.tsx';
import type { Heading } from '../../shared/records/page.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustrySolutions.module.css';
import type { Industry, TankDrawingRecord } from './schema.ts';

interface IndustrySolutionsProps extends Heading {
  items: Industry['solutions'];
  drawing: TankDrawingRecord;
}

/** Three solutions beside the drawing of the tank they are made for. */
export function IndustrySolutions({ items, drawing, ...heading }: IndustrySolutionsProps) {
  return (
    <Band id="solusi" ground="tint" {...heading}>
      <div className={`${styles.sheet} stack-6`}>
        <figure className={styles.drawing}>
          <TankDrawing name={drawing.tank} alt={drawing.alt.plain} />
          <figcaption className="rule-strong">
            <Text.p className={`${styles.name} figures`}>{drawing.caption}</Text.p>
            <dl>
              {drawing.legend.map(({ tag, name }) => (
                <div key={tag.plain} className={`${styles.entry} note rule`}>
                  <Text.dt>{tag}</Text.dt>
                  <Text.dd>{name}</Text.dd>
                </div>
              ))}
            </dl>
          </figcaption>
        </figure>
        <div>
          {items.map(({ title, description, points }) => (
            <article key={title.plain}>
              <Fold title={title} open={title === items[0]?.title}>
                <div className="stack-3">
                  <Text.p className="quiet measure">{description}</Text.p>
                  <PointList items={points} />
                </div>
              </Fold>
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}

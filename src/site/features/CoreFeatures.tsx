import type { ReactNode } from 'react';
import { LeakFigure } from '../../plant/figures/LeakFigure.tsx';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Dimension } from '../../shared/ui/Dimension.tsx';
import { Facts } from '../../shared/ui/Facts.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { AlertStory } from './AlertStory.tsx';
import styles from './CoreFeatures.module.css';
import { DaysFigure } from './DaysFigure.tsx';
import { DeliveryFigure } from './DeliveryFigure.tsx';
import { PlanStory } from './PlanStory.tsx';
import type { CoreFeature, FeaturesPage } from './schema.ts';
import { VolumeFigure } from './VolumeFigure.tsx';

const figures = {
  volume: <VolumeFigure />,
  delivery: <DeliveryFigure />,
  days: <DaysFigure />,
  alert: <AlertStory />,
  leak: <LeakFigure />,
  plan: <PlanStory />,
} satisfies Record<CoreFeature['figure'], ReactNode>;

/** Six numbered drawings, each with its dimension line, and the words beside it; the sides change row by row. */
export function CoreFeatures({ items, ...heading }: FeaturesPage['core']) {
  return (
    <Band id="fitur-inti" {...heading}>
      <ol className={styles.rows}>
        {items.map(({ title, description, figure, span, caption, facts, tool }, index) => (
          <li key={figure} className={styles.row}>
            <div>
              <Text.h3 className={`${styles.title} larger`}>{title}</Text.h3>
              <Text.p className={`${styles.text} quiet measure`}>{description}</Text.p>
              <Facts items={facts} />
              {tool && <Action {...tool} look="plain" />}
            </div>
            <figure className={`${styles.drawing} stack-2 slim`}>
              <Dimension>{span}</Dimension>
              <div className={classes(styles.sheet, figure === 'leak' && 'dark')} data-figure={figure}>
                {figures[figure]}
              </div>
              <figcaption className="label">
                <span className={`${styles.number} plain`}>Gbr. {index + 1}</span> <Text>{caption}</Text>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </Band>
  );
}

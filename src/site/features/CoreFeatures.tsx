import type { ReactNode } from 'react';
import { AlertFigure } from '../../plant/figures/AlertFigure.tsx';
import { LeakFigure } from '../../plant/figures/LeakFigure.tsx';
import { Action } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
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
  alert: <AlertFigure />,
  leak: <LeakFigure />,
  plan: <PlanStory />,
} satisfies Record<CoreFeature['figure'], ReactNode>;

/** Six miniatures, reckoned from the example plant; what each needs and where it ends stands folded under it. */
export function CoreFeatures({ items, more, ...heading }: FeaturesPage['core']) {
  return (
    <Band id="fitur-inti" {...heading}>
      <Rail label={heading.title.plain} className={styles.rail}>
        {items.map(({ title, description, figure, caption, facts, tool }) => (
          <li key={figure} className={`${styles.card} slim`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className={`${styles.text} note`}>{description}</Text.p>
            <figure className={`${styles.drawing} stack-1`}>
              <div className={classes(styles.sheet, 'boxed', figure === 'leak' && 'dark')} data-figure={figure}>
                {figures[figure]}
              </div>
              <Text.figcaption className="caption">{caption}</Text.figcaption>
            </figure>
            <Fold title={more} card={title}>
              <Facts items={facts} />
              {tool && <Action {...tool} look="plain" />}
            </Fold>
          </li>
        ))}
      </Rail>
    </Band>
  );
}

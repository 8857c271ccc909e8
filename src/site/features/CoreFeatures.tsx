import type { ReactNode } from 'react';
import { fillText } from '../../../server/contract/slots.ts';
import { AlertFigure } from '../../plant/figures/AlertFigure.tsx';
import { LeakFigure } from '../../plant/figures/LeakFigure.tsx';
import { PlanFigure } from '../../plant/figures/PlanFigure.tsx';
import type { TankView } from '../../plant/terminal/site-view.ts';
import { terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
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
import { featureFigures } from './feature-figures.words.ts';
import type { FeaturesPage } from './schema.ts';
import { VolumeFigure } from './VolumeFigure.tsx';

const figures = {
  volume: <VolumeFigure />,
  delivery: <DeliveryFigure />,
  days: <DaysFigure />,
  alert: <AlertFigure />,
  leak: <LeakFigure />,
  plan: <PlanStory />,
} satisfies Record<FeaturesPage['core']['items'][number]['figure'], ReactNode>;

/** Six miniatures, reckoned from the example plant; what each needs and where it ends stands folded under it. */
export function CoreFeatures({ items, more, ...heading }: FeaturesPage['core']) {
  return (
    <Band id="fitur-inti" {...heading}>
      <Rail label={heading.title.plain} className={styles.rail}>
        {items.map(({ title, description, figure, caption, facts, tool }) => (
          <li key={figure} className={`${styles.card} slim`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="note above-1">{description}</Text.p>
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

const { plan: words } = featureFigures;

/** Per cent above the reorder level from which a tank is worth a look. */
const near = 10;

function reasonOf({ status, level, age, reorder }: TankView): string | undefined {
  if (status === 'silent') return fillText(words.silent, { age: formatUnit(age, 'menit') });
  if (status === 'high') return words.high;
  return level < reorder + near ? words.reorder : undefined;
}

const attention = terminal.tanks
  .map((tank) => ({ tag: tank.tag, level: tank.level, reason: reasonOf(tank) }))
  .filter(({ reason }) => reason !== undefined)
  .sort((a, b) => b.level - a.level);

/** The plot plan, and the short list of what needs somebody. */
function PlanStory() {
  return (
    <div className={`${styles.story} stack-3`}>
      <PlanFigure />
      <ul className="small">
        {attention.map(({ tag, level, reason }) => (
          <li key={tag} className={`${styles.item} rule`}>
            <span className="figures unbroken">{tag}</span>
            <span className="figures unbroken">{formatUnit(level, '%')}</span>
            <span className={styles.reason}>{reason}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

import type { ReactNode } from 'react';
import { fillText } from '../../../server/contract/slots.ts';
import { AlertFigure, LeakFigure, PlanFigure } from '../../plant/figures/Figure.tsx';
import { type TankView, terminal } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Action, Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import { DaysFigure, DeliveryFigure, VolumeFigure } from './FeatureFigures.tsx';
import styles from './FeatureSections.module.css';
import { featureFigures } from './feature-figures.words.ts';
import type { FeaturesPage } from './schema.ts';

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

/** Four figures, each with a ruler that shows it to scale, what it says, and a sum to follow. */
export function Benefits({ items, calculate, tag, ...heading }: FeaturesPage['benefits']) {
  return (
    <Band id="manfaat" ground="dark" opening="spread" {...heading}>
      <ul className="columns-2 gap-5">
        {items.map(({ number, label, note, example, scale }) => (
          <li key={label.plain} className="stack-2 top">
            <h3>
              <Text.span className={`${styles.number} amount block unbroken`}>{number}</Text.span>{' '}
              <Text.span className={`${styles.label} quiet`}>{label}</Text.span>
            </h3>
            <Ruler figure={number.plain} {...scale} />
            <Text.p className="small">{note}</Text.p>
            <p className="note">
              <Text.span className={`${styles.tag} figures boxed`}>{tag}</Text.span> <Text.span>{example}</Text.span>
            </p>
          </li>
        ))}
      </ul>
      <div className="above-4">
        <Actions items={[calculate]} />
      </div>
    </Band>
  );
}

/**
 * The numbers in a printed figure: `30–40%` → from 30 to 40, `80%` → from 80 to 80.
 * @throws when a figure names no number, so that a ruler never shows something else than the words
 */
function claimSpan(figure: string): { from: number; to: number } {
  const [from, to = from] = [...figure.matchAll(/\d+(?:,\d+)?/g)].map(([number]) => Number(number.replace(',', '.')));
  if (from === undefined || to === undefined) throw new Error(`no number in the figure “${figure}”`);
  return { from, to };
}

/** Longest time on the ruler, in months. */
const months = 24;

interface RulerProps extends Readonly<FeaturesPage['benefits']['items'][number]['scale']> {
  figure: string;
}

/**
 * The figure to scale: of 100 per cent, what falls away for certain (bright) and what may fall away (half bright); or
 * the months until it is paid back: before them (half bright) and the span of the claim (bright).
 */
function Ruler({ figure, kind, from, to }: RulerProps) {
  const span = claimSpan(figure);
  const reduction = kind === 'reduction';
  const whole = reduction ? 100 : months;
  const [near, far] = [(span.from / whole) * 100, (span.to / whole) * 100];
  const steps = reduction ? 10 : 12;
  return (
    <div>
      <svg className={`${styles.scale} full`} aria-hidden="true" focusable="false">
        <rect className={styles.whole} x="0" y="10" width="100%" height="22" />
        <rect className={reduction ? styles.sure : styles.range} x="0" y="10" width={`${near}%`} height="22" />
        <rect
          className={reduction ? styles.range : styles.sure}
          x={`${near}%`}
          y="10"
          width={`${far - near}%`}
          height="22"
        />
        {Array.from({ length: steps + 1 }, (_, i) => `${(i / steps) * 100}%`).map((x) => (
          <line key={x} className={styles.tick} x1={x} x2={x} y1="32" y2="39" />
        ))}
      </svg>
      <p className="note spread gap-4">
        <Text.span className="plain strong">{from}</Text.span>
        <Text.span className="end">{to}</Text.span>
      </p>
    </div>
  );
}

/** Why choose it: the dip tape and the continuous reading side by side, row by row. */
export function Comparison({ aspect, manual, continuous, rows, note, ...heading }: FeaturesPage['comparison']) {
  return (
    <Band id="perbandingan" ground="tint" {...heading}>
      <DataTable
        caption={heading.title}
        quiet
        stack
        columns={[aspect, manual, continuous]}
        rows={rows.map((row) => [row.aspect, row.manual, row.continuous])}
      />
      <Text.p className="small faint measure above-3">{note}</Text.p>
    </Band>
  );
}

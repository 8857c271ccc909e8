import type { Marked } from 'contract/marked';
import type { ReactNode } from 'react';
import { tankDrawings } from '../../plant/tanks/tank-drawings.tsx';
import type { Heading, Stat } from '../../shared/records/page-schema.ts';
import type { Action, Titled } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { joinClasses } from '../../shared/ui/classes.ts';
import { LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList, TitledList } from '../../shared/ui/List.tsx';
import { Stats } from '../../shared/ui/Stats.tsx';
import { SumTable } from '../../shared/ui/SumTable.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustrySections.module.css';
import type { Industry } from './schema.ts';

/**
 * Typical values of the industry, independent of the measuring system, each with its consequence; on the ground of the
 * hero.
 */
export function TypicalValues({ title, items }: { title: Marked; items: readonly Stat[] }) {
  return (
    <section className="dark" aria-labelledby="nilai-judul">
      <div className={`${styles.values} page-width stack-4`}>
        <Text.h2 className="label" id="nilai-judul">
          {title}
        </Text.h2>
        <Stats items={items} />
      </div>
    </section>
  );
}

/** Consecutive industry pages alternate the sides of their columns. */
interface Mirrored {
  mirrored: boolean;
}

interface ChallengesProps extends Heading, Mirrored {
  items: readonly Titled[];
}

/** Problems of the industry: below the headline or next to it. */
export function Challenges({ items, mirrored, ...heading }: ChallengesProps) {
  return (
    <Band id="masalah" opening={mirrored ? 'spread' : 'rule'} {...heading}>
      <TitledList items={items} form={mirrored ? 'pairs' : 'columns'} />
    </Band>
  );
}

interface IndustrySolutionsProps extends Heading, Mirrored {
  items: Industry['solutions'];
  drawing: Industry['drawing'];
}

/** Three solutions with four points each, beside a drawing of the tank that they apply to. */
export function IndustrySolutions({ items, drawing, mirrored, ...heading }: IndustrySolutionsProps) {
  return (
    <Band id="solusi" ground="tint" {...heading}>
      <div className={joinClasses(styles.solutions, mirrored && styles.mirrored, 'stack-4')}>
        <figure className={`${styles.drawing} sheet sticky`}>
          <LineDrawing className={styles.lines} drawing={tankDrawings[drawing.tank]} alt={drawing.alt.plain} />
          <figcaption className="rule-strong">
            <Text.p className={`${styles.line} figures small`}>{drawing.caption}</Text.p>
            <dl>
              {drawing.legend.map(({ tag, name }) => (
                <div key={tag.plain} className={`${styles.line} note rule row wrap gap-3`}>
                  <Text.dt className={`${styles.tag} label measured firm`}>{tag}</Text.dt>
                  <Text.dd className={styles.name}>{name}</Text.dd>
                </div>
              ))}
            </dl>
          </figcaption>
        </figure>
        <div>
          {items.map(({ title, description, points }) => (
            <article key={title.plain} className={`${styles.solution} stack-2 rule-strong`}>
              <div className="stack-1 top">
                <Text.h3 className="heading">{title}</Text.h3>
                <Text.p className="quiet">{description}</Text.p>
              </div>
              <PointList items={points} />
            </article>
          ))}
        </div>
      </div>
    </Band>
  );
}

/** A worked example, whose sums the build verifies. */
export function WorkedExample({ id, columns, rows, note, ...heading }: NonNullable<Industry['example']>) {
  return (
    <Band id={id} opening="spread" {...heading}>
      <SumTable caption={heading.title} columns={columns} rows={rows} note={note} />
    </Band>
  );
}

type Detail = Record<'label' | 'title', Marked>;

interface IndustryDetailsProps {
  title: Marked;
  /** Typical tanks with suitable sensors, and a link to the sensor picker for other tanks. */
  tanks: Detail & { caption: Marked; columns: readonly Marked[]; items: Industry['tanks']; actions: readonly Action[] };
  rules: Detail & { checked: Marked; items: readonly Titled[] };
  /** The shelf with the industry's devices. */
  children: ReactNode;
}

/** Devices of the industry; which of them suits which tank, and the applicable regulations, are folded below. */
export function IndustryDetails({ title, tanks, rules, children }: IndustryDetailsProps) {
  const { caption, columns, items, actions } = tanks;
  return (
    <Band id="alat" opening="figure" title={title} figure={children}>
      <Fold title={tanks.title} note={tanks.label}>
        <div id="tangki" className={`${styles.target} stack-5`}>
          <DataTable
            stack
            caption={caption}
            columns={columns}
            rows={items.map(({ name, content, instrument, why }) => [name, content, instrument, why])}
          />
          <Actions items={actions} />
        </div>
      </Fold>
      <Fold title={rules.title} note={rules.label}>
        <div id="aturan" className={`${styles.target} stack-2`}>
          <TitledList items={rules.items} form="rows" />
          <Text.p className="note">{rules.checked}</Text.p>
        </div>
      </Fold>
    </Band>
  );
}

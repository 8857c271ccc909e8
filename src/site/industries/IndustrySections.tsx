import type { ReactNode } from 'react';
import { LineDrawing } from '../../plant/tanks/LineDrawing.tsx';
import type { Heading, Stat } from '../../shared/records/page.ts';
import type { Marked } from '../../shared/text/marked.ts';
import type { Action, Titled } from '../../shared/text/schema.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Stats } from '../../shared/ui/Stats.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './IndustrySections.module.css';
import type { Industry } from './schema.ts';

/** Values that hold in this trade whoever measures them, each with what follows from it; on the ground of the hero. */
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

interface ChallengesProps extends Heading {
  items: readonly Titled[];
  scene: { picture: PictureProps; caption: Marked } | undefined;
}

/** What goes wrong in this trade, side by side, and people at work in it. */
export function Challenges({ items, scene, ...heading }: ChallengesProps) {
  return (
    <Band id="masalah" {...heading}>
      <FoldList items={items} columns={4}>
        {({ description }) => <Text.p className="quiet">{description}</Text.p>}
      </FoldList>
      {scene && (
        <figure className="stack-2 screen-only">
          <Picture {...scene.picture} className={styles.scene} />
          <Text.figcaption className="note">{scene.caption}</Text.figcaption>
        </figure>
      )}
    </Band>
  );
}

interface IndustrySolutionsProps extends Heading {
  items: Industry['solutions'];
  drawing: Industry['drawing'];
}

/** Three solutions beside the drawing of the tank they are made for. */
export function IndustrySolutions({ items, drawing, ...heading }: IndustrySolutionsProps) {
  return (
    <Band id="solusi" ground="tint" {...heading}>
      <div className="split-wide gap-5">
        <figure className={`${styles.drawing} sheet sticky`}>
          <LineDrawing name={`tanks/${drawing.tank}`} alt={drawing.alt.plain} />
          <figcaption className="rule-strong">
            <Text.p className={`${styles.line} figures small`}>{drawing.caption}</Text.p>
            <dl>
              {drawing.legend.map(({ tag, name }) => (
                <div key={tag.plain} className={`${styles.line} note rule row gap-3`}>
                  <Text.dt className={`${styles.tag} label measured firm`}>{tag}</Text.dt>
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

interface IndustryTanksProps extends Heading {
  caption: Marked;
  columns: readonly Marked[];
  items: Industry['tanks'];
  /** The way to judge a tank that is not in the table. */
  picker: Action;
}

/** The typical tanks of a trade, and what measures them. */
export function IndustryTanks({ caption, columns, items, picker, ...heading }: IndustryTanksProps) {
  return (
    <Band id="tangki" ground="tint" opening="continued" {...heading}>
      <div className="stack-5">
        <DataTable
          stack
          caption={caption}
          columns={columns}
          rows={items.map(({ name, content, instrument, why }) => [name, content, instrument, why])}
        />
        <Actions items={[picker]} />
      </div>
    </Band>
  );
}

/** Regulations and standards of the trade, by name; what each asks is a touch away. */
export function Rules({ items, ...heading }: Heading & { items: readonly Titled[] }) {
  return (
    <Band id="aturan" ground="dark" opening="spread" {...heading}>
      {items.map(({ title, description }) => (
        <Fold key={title.plain} title={title}>
          <Text.p className="quiet measure">{description}</Text.p>
        </Fold>
      ))}
    </Band>
  );
}

/** The devices of the trade under its questions, on the shelf that the page hands in. */
export function IndustryDevices({ title, children }: Pick<Heading, 'title'> & { children: ReactNode }) {
  return (
    <Band id="alat" ground="tint" opening="continued" title={title}>
      {children}
    </Band>
  );
}

import { joinTexts, type Marked } from 'contract/marked';
import { Band } from '../../shared/ui/Band.tsx';
import { LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './CustomSections.module.css';
import { phases as drawings } from './custom-drawings.tsx';
import type { CustomPage } from './schema.ts';

/** The four phases of a project. Their drawings show the same tank after each phase, with the decision that ends it. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <ol className={`${styles.phases} columns-4`}>
        {items.map(({ title, description, drawing, result, gate }, index) => (
          <li key={title.plain} className={`${styles.phase} rule-strong`}>
            <Text.h3 className="heading">{title}</Text.h3>
            <LineDrawing drawing={drawings[drawing]} className={styles.drawing} />
            <Text.p className="quiet">{description}</Text.p>
            <p className="rule">
              <Text.span className="label block">{labels.result}</Text.span>
              <Text>{result}</Text>
            </p>
            <p className={`${styles.gate} relative strong`}>
              <span className="label block">
                <Text>{index < items.length - 1 ? labels.gate : labels.done}</Text>
              </span>
              <Text>{gate}</Text>
            </p>
          </li>
        ))}
      </ol>
    </Band>
  );
}

/** The three kinds of work in rows: description, contents, and what the buyer must provide. */
export function Categories({ items, needs: label, ...heading }: CustomPage['categories']) {
  return (
    <Band id="jenis" ground="dark" {...heading}>
      {items.map(({ title, description, tags, points, needs }) => (
        <article key={title.plain} className={`${styles.category} stack-3 rule-strong`}>
          <div className="stack-1 top">
            <Text.h3 className="heading">{title}</Text.h3>
            <Text.p className="quiet">{description}</Text.p>
            <ul className="row wrap gap-3">
              <Texts as="li" className="label" items={tags} />
            </ul>
          </div>
          <PointList items={points} />
          <p>
            <Text.span className="small faint block">{label}</Text.span>
            <Text>{needs}</Text>
          </p>
        </article>
      ))}
    </Band>
  );
}

type StoriesText = CustomPage['stories'];

interface StoriesProps extends Omit<StoriesText, 'items'> {
  items: readonly (Omit<StoriesText['items'][number], 'picture'> & { picture: PictureProps })[];
}

/** Scenarios labelled as examples: site and success criterion next to problem and measuring points. */
export function Stories({ items, labels, mark, ...heading }: StoriesProps) {
  const paragraph = (label: Marked, text: Marked) => (
    <p className="quiet measure">
      <Text.strong className="plain block">{label}</Text.strong>
      <Text>{text}</Text>
    </p>
  );
  return (
    <Band id="contoh" opening="figure" {...heading}>
      {items.map(({ sector, title, picture, problem, approach, points, proof }) => (
        <article key={sector.plain} className={`${styles.story} stack-3 rule-strong`}>
          <figure className="stack-1 top">
            <Picture className={`${styles.picture} block`} {...picture} />
            <figcaption>
              <ExampleMark mark={mark} sector={sector} />
            </figcaption>
          </figure>
          <div className={`${styles.told} stack-3 top slim`}>
            <Text.h3 className="large">{title}</Text.h3>
            <div className={`${styles.words} stack-3`}>
              {paragraph(labels.problem, problem)}
              {paragraph(labels.approach, approach)}
            </div>
            <Fold title={labels.quantity} card={title} settled>
              <DataTable
                caption={joinTexts([labels.quantity, sector], ': ')}
                quiet
                columns={[labels.quantity, labels.instrument, labels.use]}
                stack
                rows={points.map(({ quantity, instrument, use }) => [quantity, instrument, use])}
              />
            </Fold>
          </div>
          {paragraph(labels.proof, proof)}
        </article>
      ))}
    </Band>
  );
}

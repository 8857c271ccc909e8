import { LineDrawing } from '../../plant/tanks/LineDrawing.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './CustomSections.module.css';
import type { CustomPage } from './schema.ts';

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <FoldList items={items} columns={4} numbered className={styles.phases}>
        {({ description, drawing, result, gate }, index) => (
          <div className="stack-3">
            <LineDrawing name={drawing} className={`${styles.drawing} full outline`} />
            <Text.p className={`${styles.words} quiet`}>{description}</Text.p>
            <p className={`${styles.result} rule-strong`}>
              <Text.span className="label block">{labels.result}</Text.span>
              <Text>{result}</Text>
            </p>
            <p className={`${styles.gate} relative strong`}>
              <span className="label block">
                <Text>{index < items.length - 1 ? labels.gate : labels.done}</Text>
              </span>
              <Text>{gate}</Text>
            </p>
          </div>
        )}
      </FoldList>
    </Band>
  );
}

/** The three kinds of work, side by side with what each asks of the buyer. */
export function Categories({ items, needs: label, ...heading }: CustomPage['categories']) {
  return (
    <Band id="jenis" ground="dark" {...heading}>
      <FoldList items={items}>
        {({ description, tags, points, needs }) => (
          <div className="stack-2">
            <Text.p className="quiet">{description}</Text.p>
            <ul className="row wrap gap-3">
              <Texts as="li" className="label" items={tags} />
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

type StoriesText = CustomPage['stories'];
type Story = StoriesText['items'][number];

interface StoriesProps extends Omit<StoriesText, 'items'> {
  items: readonly (Omit<Story, 'picture'> & { picture: PictureProps })[];
}

/** Example scenarios, marked as such: the three places as pictures, and one sheet at a time with its measuring points. */
export function Stories({ items, labels, mark, ...heading }: StoriesProps) {
  const places = (
    <Rail label={heading.title.plain} reachable>
      {items.map(({ sector, picture }) => (
        <li key={sector.plain}>
          <figure className="stack-1">
            <Picture className={`${styles.picture} block`} {...picture} />
            <figcaption>
              <ExampleMark mark={mark} sector={sector} />
            </figcaption>
          </figure>
        </li>
      ))}
    </Rail>
  );
  return (
    <Band id="contoh" opening="figure" figure={places} {...heading}>
      {items.map((story, index) => (
        <Fold key={story.sector.plain} name="contoh" open={index === 0} title={story.title} note={story.sector}>
          <StorySheet story={story} labels={labels} />
        </Fold>
      ))}
    </Band>
  );
}

interface StoryProps {
  story: Omit<Story, 'picture'>;
  labels: StoriesText['labels'];
}

function StorySheet({ story, labels }: StoryProps) {
  const words = [
    [labels.problem, story.problem],
    [labels.approach, story.approach],
    [labels.proof, story.proof],
  ] as const;
  return (
    <div className="columns-2 gap-4">
      <div className="stack-3 top">
        {words.map(([label, text]) => (
          <p key={label.plain} className="quiet measure">
            <Text.strong className="plain block">{label}</Text.strong>
            <Text>{text}</Text>
          </p>
        ))}
      </div>
      <div className="slim">
        <DataTable
          caption={`${labels.quantity.plain}: ${story.sector.plain}`}
          quiet
          columns={[labels.quantity, labels.instrument, labels.use]}
          stack
          rows={story.points.map(({ quantity, instrument, use }) => [quantity, instrument, use])}
        />
      </div>
    </div>
  );
}

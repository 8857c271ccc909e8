import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Stories.module.css';
import { StoryDrawing } from './StoryDrawing.tsx';
import type { CustomPage, ProjectStory } from './schema.ts';

type Stories = CustomPage['stories'];

interface StoriesProps extends Omit<Stories, 'items'> {
  items: readonly (Omit<ProjectStory, 'picture'> & { picture: PictureProps })[];
}

/** Example scenarios, marked as such: the three places as pictures, and one sheet at a time with its measuring points. */
export function Stories({ items, labels, mark, ...heading }: StoriesProps) {
  const places = (
    <Rail label={heading.title.plain} reachable>
      {items.map(({ drawing, sector, picture }) => (
        <li key={drawing}>
          <figure className="stack-1">
            <Picture className={styles.picture} {...picture} />
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
        <Fold key={story.drawing} name="contoh" open={index === 0} title={story.title} note={story.sector}>
          <Story story={story} labels={labels} />
        </Fold>
      ))}
    </Band>
  );
}

interface StoryProps {
  story: Omit<ProjectStory, 'picture'>;
  labels: Stories['labels'];
}

function Story({ story, labels }: StoryProps) {
  const words = [
    [labels.problem, story.problem],
    [labels.approach, story.approach],
    [labels.proof, story.proof],
  ] as const;
  return (
    <div className={styles.story}>
      <div className="stack-3 top">
        {words.map(([label, text]) => (
          <p key={label.plain} className="quiet measure">
            <Text.strong className="plain block">{label}</Text.strong>
            <Text>{text}</Text>
          </p>
        ))}
      </div>
      <div className="slim">
        <div className={`${styles.sheet} sheet`}>
          <StoryDrawing name={story.drawing} label={story.alt.plain} />
        </div>
        <Points story={story} labels={labels} />
      </div>
    </div>
  );
}

function Points({ story, labels }: { story: Pick<ProjectStory, 'sector' | 'points'>; labels: Stories['labels'] }) {
  return (
    <Table
      caption={
        <>
          <Text>{labels.quantity}</Text>: <Text>{story.sector}</Text>
        </>
      }
      quiet
      columns={[labels.quantity, labels.instrument, labels.use]}
      stack
    >
      {story.points.map(({ quantity, instrument, use }) => (
        <tr key={quantity.plain}>
          <Text.th scope="row">{quantity}</Text.th>
          <Text.td data-column={labels.instrument.plain}>{instrument}</Text.td>
          <Text.td data-column={labels.use.plain}>{use}</Text.td>
        </tr>
      ))}
    </Table>
  );
}

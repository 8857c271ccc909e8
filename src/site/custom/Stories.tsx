import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Table } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Stories.module.css';
import { StoryDrawing } from './StoryDrawing.tsx';
import type { CustomPage, ProjectStory } from './schema.ts';

type Stories = CustomPage['stories'];

interface StoriesProps extends Omit<Stories, 'items'> {
  items: readonly (Omit<ProjectStory, 'picture'> & { picture: PictureProps })[];
}

/** Example scenarios, marked as such: the place, the drawing with its measuring points, and what each is for. */
export function Stories({ items, labels, mark, ...heading }: StoriesProps) {
  return (
    <Band id="contoh" {...heading}>
      {items.map((story) => (
        <article key={story.drawing} className={`${styles.story} rule-strong`}>
          <header className={styles.head}>
            <ExampleMark mark={mark} sector={story.sector} />
            <Text.h3 className={`${styles.title} larger`}>{story.title}</Text.h3>
          </header>
          <Picture className={styles.picture} {...story.picture} />
          <div className={`${styles.words} stack-3 top`}>
            {(
              [
                [labels.problem, story.problem],
                [labels.approach, story.approach],
              ] as const
            ).map(([label, words]) => (
              <p key={label.plain} className="quiet measure">
                <Text.strong className="plain block">{label}</Text.strong>
                <Text>{words}</Text>
              </p>
            ))}
          </div>
          <div className={`${styles.sheet} sheet`}>
            <StoryDrawing name={story.drawing} label={story.alt.plain} />
          </div>
          <Points story={story} labels={labels} />
          <p className={`quiet measure ${styles.proof}`}>
            <Text.strong className="plain block">{labels.proof}</Text.strong>
            <Text>{story.proof}</Text>
          </p>
        </article>
      ))}
    </Band>
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
      className={styles.table}
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

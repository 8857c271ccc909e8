import type { ReactNode } from 'react';
import { Band } from '../../shared/ui/Band.tsx';
import { ExampleMark } from '../../shared/ui/ExampleMark.tsx';
import { Fold, FoldList } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CustomSections.module.css';
import type { CustomPage } from './schema.ts';

type Phase = CustomPage['phases']['items'][number];

/** The four phases as one drawing that is finished step by step, with the decision that closes each. */
export function Phases({ items, labels, ...heading }: CustomPage['phases']) {
  return (
    <Band id="tahap" ground="tint" {...heading}>
      <FoldList items={items} columns={4} numbered className={styles.phases}>
        {({ description, drawing, result, gate }, index) => (
          <div className="stack-3">
            <PhaseDrawing name={drawing} />
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

const shell = 'M46 62v88h108V62L100 44Z';

/** One tank in four states: sketched, dimensioned, tried on the bench, read. */
const phaseDrawings: Record<Phase['drawing'], ReactNode> = {
  consultation: (
    <>
      <path strokeDasharray="3 5" d={shell} />
      <path strokeDasharray="3 5" d="M46 104c14-8 24 8 40 0s26 8 40 0 18 4 28 0" />
      <circle className={styles.bubble} cx="100" cy="92" r="18" />
      <text x="100" y="99" textAnchor="middle">
        ?
      </text>
    </>
  ),
  design: (
    <>
      <path strokeWidth="1" d={shell} />
      <path strokeWidth="1" d="M46 150v20M154 150v20M46 162h108M52 158l-6 4 6 4M148 158l6 4-6 4" />
      <path strokeWidth="1" d="M154 62h20M154 150h20M166 62v88M162 68l4-6 4 6M162 144l4 6 4-6" />
      <path strokeDasharray="5 4" d="M100 36V24h28" />
      <path strokeWidth="1" d="M94 46V36h12v10" />
      <circle className={styles.bubble} cx="146" cy="24" r="17" />
      <path d="M129 24h34" />
      <text className={styles.tag} x="146" y="20" textAnchor="middle">
        LT
      </text>
      <text className={styles.tag} x="146" y="36" textAnchor="middle">
        01
      </text>
    </>
  ),
  development: (
    <>
      <path d="M30 150h140M44 150V52h28v98M52 52V34h12v18M96 78h68v48H96ZM130 126v24M112 150h36" />
      <path strokeWidth="1" d="M44 70h8M44 90h8M44 110h8M44 130h8" />
      <path className="liquid" d="M44 104h28v46H44Z" />
      <path className="level" d="M36 104h44" />
      <path className="level" d="M104 112h12l6-18 8 24 6-10h20" />
      <path strokeDasharray="5 4" d="M64 40h66v38" />
    </>
  ),
  deployment: (
    <>
      <path className="liquid" d="M46 88h108v62H46Z" />
      <path d={shell} />
      <path d="M94 46V36h12v10M92 36h16M94 24h12v12H94Z" />
      <path strokeDasharray="5 4" d="M100 52 88 86M100 52l12 34" />
      <path className="level" d="M34 88h132M118 20a18 18 0 0 1 0 22M126 13a30 30 0 0 1 0 36" />
    </>
  ),
};

function PhaseDrawing({ name }: { name: Phase['drawing'] }) {
  return (
    <svg className={`${styles.drawing} full outline`} viewBox="0 0 200 176" aria-hidden="true" focusable="false">
      {phaseDrawings[name]}
      <path d="M20 150h160" />
    </svg>
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
              {tags.map((tag) => (
                <Text.li key={tag.plain} className="label">
                  {tag}
                </Text.li>
              ))}
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

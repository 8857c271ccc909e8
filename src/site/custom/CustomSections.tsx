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
      {items.map(({ drawing, sector, picture }) => (
        <li key={drawing}>
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
        <Fold key={story.drawing} name="contoh" open={index === 0} title={story.title} note={story.sector}>
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
        <div className={`${styles.sheet} sheet`}>
          <StoryDrawing name={story.drawing} label={story.alt.plain} />
        </div>
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

/** An instrument bubble with a leader line to what it measures. */
const point = (x: number, y: number, tag: string, toX: number, toY: number) => (
  <>
    <path strokeWidth="1" d={`M${x} ${y}L${toX} ${toY}`} />
    <circle className={styles.bubble} cx={x} cy={y} r="18" />
    <text x={x} y={y + 5} textAnchor="middle">
      {tag}
    </text>
  </>
);

const storyDrawings: Record<Story['drawing'], ReactNode> = {
  mining: (
    <>
      <path strokeWidth="2.5" d="M0 132h132l14 44h66l14 44h60l12 44h72v-44h30v-44h20V96" />
      <path className="liquid" d="M295 254h78v10h-75Z" />
      <path className="level" d="M292 253h82" />
      <path className="liquid" d="M34 100h66v32H34Z" />
      <path d="M34 76v56h66V76L67 66ZM62 67V56h10v11" />
      <path className="level" d="M26 100h82" />
      <path d="M156 166h42v-26h-42ZM198 166h18v-16l-8-8h-10M164 171a5 5 0 1 0 .1 0M190 171a5 5 0 1 0 .1 0M208 171a5 5 0 1 0 .1 0" />
      <path className="liquid" d="M158 154h38v11h-38Z" />
      <path className="level" d="M156 154h42" />
      <path d="M120 132V58M112 58h16v20h-16Z" />
      <path strokeDasharray="5 4" d="M180 138 132 74M72 60h38M332 250 132 70M128 62l86-26" />
      <path d="M222 40l20-12 10 16-20 12ZM204 46l14-9 6 10-14 9ZM246 22l14-9 6 10-14 9Z" />
      {point(30, 34, 'LT', 62, 60)}
      {point(224, 122, 'PT', 190, 156)}
      {point(372, 176, 'AT', 346, 252)}
    </>
  ),
  pharmaceutical: (
    <>
      <path className="liquid" d="M150 124h120v76c0 22-28 34-60 34s-60-12-60-34Z" />
      <path d="M150 84v116c0 22 28 34 60 34s60-12 60-34V84c0-20-28-32-60-32s-60 12-60 32ZM204 52V38h12v14" />
      <path className="level" d="M136 124h148" />
      <path d="M210 234v26h148V28H246v44M240 72h12l5 9h-22Z" />
      <path strokeDasharray="5 4" d="m238 84-10 24M254 84l10 24M246 84v24" />
      <path d="M296 260a16 16 0 1 0-32 0a16 16 0 1 0 32 0ZM272 252l18 8-18 8Z" className={styles.bubble} />
      <path d="M352 176h12M352 188h12M358 150h28M358 130h28M386 124h14v32h-14Z" />
      {point(210, 18, 'LT', 210, 38)}
      {point(322, 84, 'CT', 358, 84)}
      {point(322, 220, 'TT', 358, 220)}
      <path strokeDasharray="5 4" d="M192 18H76v106" />
      <path d="M40 124h72v60H40ZM40 138h72M50 150h36M50 160h46M50 170h28" />
    </>
  ),
  'data-center': (
    <>
      <path strokeWidth="2.5" d="M0 168h420" />
      <path d="M60 196h150c24 0 34 20 34 42s-10 42-34 42H60c-24 0-34-20-34-42s10-42 34-42Z" />
      <path className="liquid" d="M34 232h202c2 26-8 40-28 40H62c-20 0-30-14-28-40Z" />
      <path strokeWidth="1" d="M62 204h146c20 0 28 16 28 34s-8 34-28 34H62c-20 0-28-16-28-34s8-34 28-34Z" />
      <path className="level" d="M34 232h202" />
      <path d="M110 204v-42h10v42M190 262V122h38" />
      <path className="liquid" d="M228 106h56v32h-56Z" />
      <path d="M228 84h56v54h-56ZM284 130h28M238 138v30M274 138v30" />
      <path className="level" d="M222 106h68" />
      <path d="M312 104h92v48h-92ZM322 152v16M394 152v16" />
      <circle cx="382" cy="128" r="14" />
      <text x="382" y="133" textAnchor="middle">
        G
      </text>
      <path d="M322 116h34M322 128h34M322 140h34" />
      <path d="M40 30h78v46H40ZM52 88h54M79 76v12" />
      <text x="79" y="58" textAnchor="middle">
        BMS
      </text>
      <path strokeDasharray="5 4" d="M118 44h190M115 160v-30H79V88M260 84V44M308 44v60" />
      {point(152, 138, 'LT', 120, 164)}
      {point(324, 62, 'PT', 284, 88)}
      {point(300, 236, 'LS', 240, 238)}
    </>
  ),
};

/** A scenario as a diagram with its measuring points. */
function StoryDrawing({ name, label }: { name: Story['drawing']; label: string }) {
  return (
    <svg className="full outline" viewBox="0 0 420 290" role="img" aria-label={label}>
      {storyDrawings[name]}
    </svg>
  );
}

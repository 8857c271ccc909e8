import { Band } from '../../shared/ui/Band.tsx';
import { classes } from '../../shared/ui/classes.ts';
import { LineDrawing } from '../../shared/ui/drawing/LineDrawing.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text, Texts } from '../../shared/ui/Text.tsx';
import styles from './Guide.module.css';
import { guideDrawings } from './guide-drawings.tsx';
import type { GuideChapter, GuidePage } from './schema.ts';

/** Chapters of the guide, each with chart, table and checklist. */
export function Guide({ chapters }: Pick<GuidePage, 'chapters'>) {
  return chapters.map((chapter, index) => (
    <Band
      key={chapter.id}
      id={chapter.id}
      ground={index % 2 === 1 ? 'tint' : 'paper'}
      label={chapter.label}
      title={chapter.title}
      lead={chapter.lead}
    >
      <ChapterMatter chapter={chapter} />
    </Band>
  ));
}

function ChapterMatter({ chapter }: { chapter: GuideChapter }) {
  const { paragraphs, figure, alt, caption, table, checklist, note } = chapter;
  return (
    <div className="stack-5">
      {(paragraphs.length > 0 || figure) && (
        <div className={classes(figure && 'split', 'stack-4 middle')}>
          <div className="stack-3 top">
            <Texts className="measure" items={paragraphs} />
          </div>
          {figure && (
            <figure className="card stack-2 whole">
              <LineDrawing drawing={guideDrawings[figure]} alt={alt?.plain} />
              {caption && <Text.figcaption className="small quiet measure">{caption}</Text.figcaption>}
            </figure>
          )}
        </div>
      )}
      <DataTable stack caption={table.caption} columns={table.columns} rows={table.rows} />
      {note && <Text.p className="small quiet measure">{note}</Text.p>}
      {checklist && (
        <section className="card stack-2 whole" aria-label={checklist.title.plain}>
          <Text.h3 className="heading">{checklist.title}</Text.h3>
          <ul className="columns-2 gap-2">
            <Texts as="li" className={styles.item} items={checklist.items} />
          </ul>
        </section>
      )}
    </div>
  );
}

/** Section on the regulations and duties that the guide does not replace. */
export function GuideLimits({ label, title, items }: GuidePage['limits']) {
  return (
    <Band id="batas" label={label} title={title}>
      <ul className="reserved columns-2 gap-3">
        <Texts as="li" items={items} />
      </ul>
    </Band>
  );
}

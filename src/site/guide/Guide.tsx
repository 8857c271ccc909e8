import { Plot } from '../../plant/tanks/Plot.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { DataTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './Guide.module.css';
import type { GuideChapter, GuidePage } from './schema.ts';

/** Chapters of the guide, each with its plot, its table and its list to tick. */
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

function ChapterMatter({
  chapter: { paragraphs, figure, alt, caption, table, checklist, note },
}: {
  chapter: GuideChapter;
}) {
  return (
    <div className={`${styles.chapter} stack-5`}>
      {(paragraphs.length > 0 || figure) && (
        <div className={styles.beside}>
          <div className="stack-3 top">
            {paragraphs.map((paragraph) => (
              <Text.p key={paragraph.plain} className="measure">
                {paragraph}
              </Text.p>
            ))}
          </div>
          {figure && (
            <figure className={`${styles.figure} sheet`}>
              <Plot name={figure} alt={alt?.plain ?? ''} />
              {caption && (
                <Text.figcaption className={`${styles.caption} small quiet measure`}>{caption}</Text.figcaption>
              )}
            </figure>
          )}
        </div>
      )}
      <DataTable stack caption={table.caption} columns={table.columns} rows={table.rows} />
      {note && <Text.p className={`${styles.caption} small quiet measure`}>{note}</Text.p>}
      {checklist && (
        <section className={`${styles.check} sheet`} aria-label={checklist.title.plain}>
          <Text.h3 className={styles.heading}>{checklist.title}</Text.h3>
          <ul className={styles.items}>
            {checklist.items.map((item) => (
              <Text.li key={item.plain} className={`${styles.item} stack-2`}>
                {item}
              </Text.li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** What the guide does not replace. */
export function GuideLimits({ label, title, items }: GuidePage['limits']) {
  return (
    <Band id="batas" label={label} title={title}>
      <ul className={`${styles.limits} stack-3`}>
        {items.map((item) => (
          <Text.li key={item.plain}>{item}</Text.li>
        ))}
      </ul>
    </Band>
  );
}

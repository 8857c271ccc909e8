import { StyleSheet, Text, View } from '@react-pdf/renderer';
import { plotBox, plots } from '../plant/tanks/Plot.tsx';
import type { GuideChapter, GuidePage } from '../site/guide/schema.ts';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover, type CoverProps } from './parts/Cover.tsx';
import { Drawing } from './parts/Drawing.tsx';
import { Points } from './parts/Points.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Table } from './parts/Table.tsx';
import { Words } from './parts/Words.tsx';
import { colour, type } from './theme.ts';

const figureWidth = 290;

const styles = StyleSheet.create({
  paragraph: { ...type.body, color: colour.ink2, marginBottom: 6 },
  chapter: { flexShrink: 0 },
  beside: { flexShrink: 0, flexDirection: 'row', gap: 20, marginBottom: 10 },
  figure: { width: figureWidth },
  caption: { ...type.small, marginTop: 2 },
  check: { flexShrink: 0, marginTop: 12, padding: 11, backgroundColor: colour.paper },
  heading: { ...type.strong, marginBottom: 5 },
});

export interface GuideProps extends Closing {
  page: GuidePage;
  cover: Omit<CoverProps, 'marks'>;
}

/** The food safety guide, chapter by chapter as on its page. */
export function Guide({ marks, page, cover, ...rest }: GuideProps) {
  return (
    <>
      <Cover marks={marks} {...cover} />
      <Sheet marks={marks}>
        {page.chapters.map((chapter) => (
          <ChapterBlock key={chapter.id} chapter={chapter} />
        ))}
        <Section label={page.limits.label} title={page.limits.title}>
          <Points items={page.limits.items} />
        </Section>
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}

function ChapterBlock({ chapter }: { chapter: GuideChapter }) {
  const { id, label, title, lead, paragraphs, figure, caption, table, checklist, note } = chapter;
  return (
    <Section id={id} wide label={label} title={title} lead={lead}>
      {paragraphs.length > 0 && (
        <View style={styles.beside} wrap={false}>
          <View style={{ flex: 1 }}>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph.plain} style={styles.paragraph}>
                <Words>{paragraph}</Words>
              </Text>
            ))}
          </View>
          {figure && (
            <View style={styles.figure}>
              <Drawing box={plotBox} width={figureWidth}>
                {plots[figure]}
              </Drawing>
              <Text style={styles.caption}>
                <Words>{caption ?? ''}</Words>
              </Text>
            </View>
          )}
        </View>
      )}
      <Text style={styles.heading} minPresenceAhead={90}>
        <Words>{table.caption}</Words>
      </Text>
      <Table columns={table.columns} rows={table.rows} widths={[1, 1.5, 1.4, 1.4].slice(0, table.columns.length)} />
      {note && (
        <Text style={[styles.caption, { marginTop: 5 }]}>
          <Words>{note}</Words>
        </Text>
      )}
      {checklist && (
        <View style={styles.check} wrap={false}>
          <Text style={styles.heading}>
            <Words>{checklist.title}</Words>
          </Text>
          <Points check items={checklist.items} />
        </View>
      )}
    </Section>
  );
}

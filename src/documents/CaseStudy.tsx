import { StyleSheet, Text, View } from '@react-pdf/renderer';
import type { Wording } from '../shared/text/marked.ts';
import type { IndustryPage } from '../site/industries/schema.ts';
import type { ExampleScenario, StoriesPage } from '../site/stories/schema.ts';
import { type Trade, TypicalTank, TypicalTanks } from './blocks/Industry.tsx';
import { type Measured, Measures } from './blocks/Scenario.tsx';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover, type CoverProps } from './parts/Cover.tsx';
import { Figures } from './parts/Figures.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Table } from './parts/Table.tsx';
import { Titled } from './parts/Titled.tsx';
import { Words } from './parts/Words.tsx';
import { colour, contentWidth, type } from './theme.ts';

const styles = StyleSheet.create({
  mark: {
    ...type.strong,
    alignSelf: 'flex-start',
    paddingVertical: 3,
    paddingHorizontal: 8,
    marginBottom: 10,
    borderWidth: 0.75,
    borderStyle: 'dashed',
    borderColor: colour.ink,
  },
  text: { ...type.body, color: colour.ink2, marginBottom: 6 },
  limits: { borderLeftWidth: 2, borderLeftColor: colour.rust, paddingLeft: 10, marginTop: 8 },
  warned: { ...type.strong, color: colour.rust, marginBottom: 2 },
});

export type ExampleStory = Omit<ExampleScenario, 'measures'> & { measures: readonly Measured[] };

export interface CaseStudyProps extends Closing {
  cover: Omit<CoverProps, 'marks'>;
  page: StoriesPage;
  story: ExampleStory;
  trade: Trade;
  words: IndustryPage;
  sheet: { label: Wording; title: Wording; lead: Wording; columns: readonly Wording[] };
}

/** One example scenario: what is compared, by which sums, with which tank, and a sheet for the reader's own figures. */
export function CaseStudy({ marks, cover, page, story, trade, words, sheet, ...rest }: CaseStudyProps) {
  const { labels, method, mark } = page;
  return (
    <>
      <Cover marks={marks} example={mark} {...cover} />
      <Sheet marks={marks}>
        <Section wide label={trade.title} title={story.title}>
          <View>
            <Text style={styles.mark}>
              <Words>{mark}</Words>
            </Text>
            <Setting story={story} labels={labels} />
          </View>
        </Section>
        <Section wide label={labels.sum} title={labels.measure}>
          <Measures items={story.measures} labels={labels} />
          <Limits story={story} labels={labels} />
        </Section>
        <TypicalTanks fresh trade={trade} words={words} />
        <TypicalTank trade={trade} />
        <Figures items={trade.figures} />
        <Section wide fresh label={sheet.label} title={sheet.title} lead={sheet.lead}>
          <Table
            roomy
            columns={sheet.columns}
            rows={[
              ...story.inputs.map(({ name, value }) => [name, value, '']),
              ...story.measures.map(({ name, before, unit }) => [name, `${before.sum} (${unit})`, '']),
            ]}
            widths={[1.2, 2, 1]}
          />
        </Section>
        <Section wide label={method.label} title={method.title} lead={method.lead}>
          <Titled columns={2} width={contentWidth} items={method.items} />
        </Section>
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}

interface StoryProps {
  story: ExampleStory;
  labels: StoriesPage['labels'];
}

/** How it is done and how it would be done, beside the inputs of the example. */
export function Setting({ story, labels }: StoryProps) {
  return (
    <View style={{ flexDirection: 'row', gap: 22 }} wrap={false}>
      <View style={{ flexGrow: 1.25, flexBasis: 0 }}>
        {(
          [
            [labels.before, story.setting],
            [labels.after, story.change],
          ] as const
        ).map(([label, words]) => (
          <View key={label.plain}>
            <Text style={type.strong}>
              <Words>{label}</Words>
            </Text>
            <Text style={styles.text}>
              <Words>{words}</Words>
            </Text>
          </View>
        ))}
      </View>
      <View style={{ flexGrow: 1, flexBasis: 0 }}>
        <Text style={[type.strong, { marginBottom: 4 }]}>
          <Words>{labels.inputs}</Words>
        </Text>
        <Table rows={story.inputs.map(({ name, value }) => [name, value])} />
      </View>
    </View>
  );
}

/** What the sums leave out. */
export function Limits({ story, labels }: StoryProps) {
  return (
    <View style={styles.limits} wrap={false}>
      <Text style={styles.warned}>
        <Words>{labels.limits}</Words>
      </Text>
      <Text style={{ color: colour.ink2 }}>
        <Words>{story.limits}</Words>
      </Text>
    </View>
  );
}

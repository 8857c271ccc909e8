import { Text, View } from '@react-pdf/renderer';
import { joinTexts } from '../shared/text/marked.ts';
import type { CustomPage } from '../site/custom/schema.ts';
import type { IndustryPage } from '../site/industries/schema.ts';
import type { StoriesPage } from '../site/stories/schema.ts';
import { Challenges, Questions, Rules, Solutions, type Trade, TypicalTank, TypicalTanks } from './blocks/Industry.tsx';
import { Measures } from './blocks/Scenario.tsx';
import { type ExampleStory, Limits, Setting } from './CaseStudy.tsx';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover, type CoverProps } from './parts/Cover.tsx';
import { Figures } from './parts/Figures.tsx';
import { Section } from './parts/Section.tsx';
import { Sheet } from './parts/Sheet.tsx';
import { Titled } from './parts/Titled.tsx';
import { Words } from './parts/Words.tsx';
import { contentWidth, type } from './theme.ts';

export interface PortfolioProps extends Closing {
  cover: Omit<CoverProps, 'marks'>;
  page: StoriesPage;
  stories: readonly ExampleStory[];
  trade: Trade;
  words: IndustryPage;
  phases: CustomPage['phases'];
}

/** What a city can have measured: the points, the typical drawing, examples with their sums, rules, and how it is rolled out. */
export function Portfolio({ marks, cover, page, stories, trade, words, phases, ...rest }: PortfolioProps) {
  const part = { trade, words };
  return (
    <>
      <Cover marks={marks} {...cover} />
      <Sheet marks={marks}>
        <Challenges {...part} />
        <Solutions {...part} />
        <View style={{ marginTop: 16 }}>
          <Figures items={trade.figures} />
        </View>
        <TypicalTanks fresh {...part} />
        <TypicalTank trade={trade} />
        <Section wide label={phases.label} title={phases.title} lead={phases.lead}>
          <Titled
            columns={4}
            width={contentWidth}
            items={phases.items.map((item) => ({
              ...item,
              note: joinTexts([phases.labels.result, item.result], ': '),
            }))}
          />
        </Section>
        <Rules fresh {...part} />
        <Questions {...part} count={6} />
        {stories.map((story) => (
          <Section wide fresh key={story.id} label={page.mark} title={story.title}>
            <Setting story={story} labels={page.labels} />
            <Text style={[type.strong, { marginTop: 10, marginBottom: 6 }]}>
              <Words>{page.labels.measure}</Words>
            </Text>
            <Measures items={story.measures} labels={page.labels} />
            <Limits story={story} labels={page.labels} />
          </Section>
        ))}
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}

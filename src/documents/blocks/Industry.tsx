import { Text, View } from '@react-pdf/renderer';
import { drawings } from '../../plant/tanks/TankDrawing.tsx';
import type { Industry, IndustryPage } from '../../site/industries/schema.ts';
import { Drawing } from '../parts/Drawing.tsx';
import { Section } from '../parts/Section.tsx';
import { Table } from '../parts/Table.tsx';
import { Titled } from '../parts/Titled.tsx';
import { Words } from '../parts/Words.tsx';
import { contentWidth, type } from '../theme.ts';

/** An industry record without its picture, which documents take as a file of their own. */
export type Trade = Omit<Industry, 'picture'>;

interface PartProps {
  trade: Trade;
  words: IndustryPage;
  fresh?: boolean;
}

export function Challenges({ trade, words, fresh = false }: PartProps) {
  return (
    <Section wide fresh={fresh} label={words.labels.challenges} title={trade.headings.challenges} lead={trade.problem}>
      <Titled columns={2} width={contentWidth} items={trade.challenges} />
    </Section>
  );
}

export function Solutions({ trade, words, fresh = false }: PartProps) {
  return (
    <Section wide fresh={fresh} label={words.labels.solutions} title={trade.headings.solutions}>
      <Titled columns={3} width={contentWidth} items={trade.solutions} />
    </Section>
  );
}

const drawingWidth = 144;

/** The typical tank with its instruments, and what each tells. */
export function TypicalTank({ trade }: { trade: Trade }) {
  const { tank, top, height } = drawings[trade.drawing.tank];
  return (
    <View style={{ flexShrink: 0, flexDirection: 'row', gap: 22, marginVertical: 12 }} wrap={false}>
      <Drawing box={[0, top, 400, height]} width={drawingWidth}>
        {tank}
      </Drawing>
      <View style={{ flex: 1, justifyContent: 'center' }}>
        <Text style={[type.strong, { fontSize: 10, marginBottom: 6 }]}>
          <Words>{trade.drawing.caption}</Words>
        </Text>
        <Table rows={trade.drawing.legend.map(({ tag, name }) => [tag, name])} widths={[1, 3]} />
      </View>
    </View>
  );
}

export function TypicalTanks({ trade, words, fresh = false }: PartProps) {
  return (
    <Section wide fresh={fresh} label={words.labels.tanks} title={trade.headings.tanks}>
      <Table
        columns={words.columns}
        rows={trade.tanks.map(({ name, content, instrument, why }) => [name, content, instrument, why])}
        widths={[1.2, 1.1, 1.3, 2]}
      />
    </Section>
  );
}

export function Rules({ trade, words, fresh = false }: PartProps) {
  return (
    <Section wide fresh={fresh} label={words.labels.rules} title={trade.headings.rules}>
      <Table
        columns={[words.labels.rules, '']}
        rows={trade.rules.map(({ title, description }) => [title, description])}
        widths={[1, 2.6]}
      />
    </Section>
  );
}

/** The first questions of the page; all of them stand there. */
export function Questions({ trade, words, count }: PartProps & { count: number }) {
  return (
    <Section wide label={words.labels.faq} title={trade.headings.faq}>
      <Titled
        columns={3}
        width={contentWidth}
        items={trade.faqs.slice(0, count).map(({ question, answer }) => ({ title: question, description: answer }))}
      />
    </Section>
  );
}

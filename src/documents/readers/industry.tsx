import { drawings } from '../../plant/tanks/TankDrawing.tsx';
import { formatUnit } from '../../shared/format/format.ts';
import { getPage } from '../../shared/records/records.ts';
import { joinTexts, type Marked, type Wording } from '../../shared/text/marked.ts';
import { getIndustries, getIndustryPage } from '../../site/industries/records.ts';
import { getStories } from '../../site/stories/records.ts';
import type { WrittenSum } from '../../site/stories/written-sum.ts';
import type { Block, Content, Section } from '../blocks.ts';
import { drawing } from '../drawing.tsx';
import type { DocumentLabels, DocumentRecord } from '../schema.ts';
import { photo } from '../typst.ts';

/** The brochure of one industry, in the order of its page. */
export async function readBrochure(id: string, record: DocumentRecord, labels: DocumentLabels): Promise<Content> {
  const { cover, parts } = await readIndustry(id, record, labels);
  const { challenges, solutions, tanks, typicalTank, figures, rules, questions } = parts;
  return {
    cover,
    sections: [challenges, solutions, { ...tanks, blocks: [...tanks.blocks, typicalTank, figures] }, rules, questions],
  };
}

/** One example scenario: what is compared, by which sums, with which tank, and a sheet for the reader's own figures. */
export async function readCase(id: string, record: DocumentRecord, labels: DocumentLabels): Promise<Content> {
  const { page, story } = await readStory(id);
  const { title, cover, parts } = await readIndustry(id, record, labels, { title: story.title, lead: record.summary });
  const { worksheet } = labels;
  return {
    cover: { ...cover, stamp: page.mark },
    sections: [
      {
        label: title,
        title: story.title,
        blocks: [{ kind: 'stamp', text: page.mark }, setting(story, page.labels, labels)],
      },
      {
        label: page.labels.sum,
        title: page.labels.measure,
        blocks: comparison(story, page.labels, labels),
      },
      {
        label: page.method.label,
        title: page.method.title,
        lead: page.method.lead,
        blocks: [{ kind: 'titled', columns: 2, items: page.method.items }],
      },
      { ...parts.tanks, fresh: true, blocks: [...parts.tanks.blocks, parts.typicalTank, parts.figures] },
      {
        ...worksheet,
        fresh: true,
        blocks: [
          {
            kind: 'table',
            roomy: true,
            columns: worksheet.columns,
            rows: [
              ...story.inputs.map(({ name, value }) => [name, value, '']),
              ...story.measures.map(({ name, before, unit }) => [name, `${before.sum} (${unit})`, '']),
            ],
            widths: [1.2, 2, 1],
          },
        ],
      },
    ],
  };
}

/** What an industry can have measured: its parts, how it is rolled out, and examples with their sums. */
export async function readPortfolio(
  id: string,
  storyIds: readonly string[],
  record: DocumentRecord,
  labels: DocumentLabels,
): Promise<Content> {
  const [{ cover, parts }, { phases }, stories] = await Promise.all([
    readIndustry(id, record, labels),
    getPage('custom', 'custom-solutions'),
    Promise.all(storyIds.map(readStory)),
  ]);
  const { challenges, solutions, tanks, typicalTank, figures, rules, questions } = parts;
  return {
    cover,
    sections: [
      challenges,
      { ...solutions, blocks: [...solutions.blocks, figures] },
      { ...tanks, fresh: true, blocks: [...tanks.blocks, typicalTank] },
      {
        label: phases.label,
        title: phases.title,
        lead: phases.lead,
        blocks: [
          {
            kind: 'titled',
            columns: 4,
            items: phases.items.map(({ title, description, result }) => ({
              title,
              description,
              note: joinTexts([phases.labels.result, result], ': '),
            })),
          },
        ],
      },
      rules,
      questions,
      ...stories.map(({ page, story }) => ({
        fresh: true,
        label: page.mark,
        title: story.title,
        blocks: [setting(story, page.labels, labels), ...comparison(story, page.labels, labels)],
      })),
    ],
  };
}

/** Cover and sections of an industry, with the words that all industry pages share. @throws when it has no record */
async function readIndustry(
  id: string,
  record: DocumentRecord,
  labels: DocumentLabels,
  words?: { title: Marked; lead: Marked },
) {
  const [industries, page] = await Promise.all([getIndustries(), getIndustryPage()]);
  const industry = industries.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`no industry record ${id}`);
  const { hero, headings, drawing: figure } = industry;
  const { tank, top, height } = drawings[figure.tank];
  const { title, lead } = words ?? hero;
  const section = (name: keyof typeof headings, ...blocks: Block[]): Section => ({
    label: page.labels[name],
    title: headings[name],
    blocks,
  });
  return {
    title: industry.title,
    cover: {
      photo: await photo(industry.picture, 'cover', hero.focus === 'right' ? 'right' : 'centre'),
      label: record.title,
      title,
      lead,
    },
    parts: {
      challenges: {
        ...section('challenges', { kind: 'titled', columns: 2, items: industry.challenges }),
        lead: industry.problem,
      },
      solutions: section('solutions', { kind: 'titled', columns: 3, items: industry.solutions }),
      tanks: section('tanks', {
        kind: 'table',
        columns: page.columns,
        rows: industry.tanks.map(({ name, content, instrument, why }) => [name, content, instrument, why]),
        widths: [1.2, 1.1, 1.3, 2],
      }),
      typicalTank: {
        kind: 'columns',
        shares: [1, 1.35],
        columns: [
          [{ kind: 'picture', svg: drawing(tank, [0, top, 400, height]), alt: figure.alt }],
          [
            { kind: 'heading', title: figure.caption },
            {
              kind: 'table',
              columns: labels.legend,
              rows: figure.legend.map(({ tag, name }) => [tag, name]),
              widths: [1, 3],
            },
          ],
        ],
      } satisfies Block as Block,
      figures: { kind: 'figures', items: industry.figures } satisfies Block as Block,
      rules: section('rules', {
        kind: 'table',
        columns: labels.rules,
        rows: industry.rules.map(({ title: name, description }) => [name, description]),
        widths: [1, 2.6],
      }),
      // The first questions; all of them stand on the page.
      questions: section('faq', {
        kind: 'titled',
        columns: 3,
        items: industry.faqs.slice(0, 6).map(({ question, answer }) => ({ title: question, description: answer })),
      }),
    },
  };
}

/** @throws when pages/kisah-sukses.yaml has no scenario of this id */
async function readStory(id: string) {
  const { page, stories } = await getStories(await getIndustries());
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`pages/kisah-sukses.yaml has no scenario ${id}`);
  return { page, story };
}

type Read = Awaited<ReturnType<typeof readStory>>;

/** How it is done and how it would be done, beside the inputs of the example. */
const setting = (story: Read['story'], words: Read['page']['labels'], labels: DocumentLabels): Block => ({
  kind: 'columns',
  shares: [1.25, 1],
  columns: [
    [
      { kind: 'heading', title: words.before },
      { kind: 'text', text: story.setting },
      { kind: 'heading', title: words.after },
      { kind: 'text', text: story.change },
    ],
    [
      { kind: 'heading', title: words.inputs },
      { kind: 'table', columns: labels.facts, rows: story.inputs.map(({ name, value }) => [name, value]) },
    ],
  ],
});

/** Each pair of values with its sums, and what the sums leave out. */
function comparison(story: Read['story'], words: Read['page']['labels'], labels: DocumentLabels): Block[] {
  const measured = ({ result, digits, sum }: WrittenSum, most: number, unit: string) => ({
    text: formatUnit(result, unit, digits),
    sum,
    share: result / most,
  });
  const items = story.measures.map(
    ({
      name,
      unit,
      before,
      after,
    }): { name: Wording; before: ReturnType<typeof measured>; after: ReturnType<typeof measured> } => {
      const most = Math.max(before.result, after.result);
      return { name, before: measured(before, most, unit), after: measured(after, most, unit) };
    },
  );
  return [
    { kind: 'measures', columns: labels.measures, before: words.before, after: words.after, items },
    { kind: 'callout', title: words.limits, text: story.limits },
  ];
}

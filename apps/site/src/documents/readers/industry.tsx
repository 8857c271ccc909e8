import { joinTexts } from 'contract/marked';
import { tankDrawings } from '../../plant/tanks/tank-drawings.tsx';
import { formatUnit } from '../../shared/format/format.ts';
import type { WrittenSum } from '../../shared/format/written-sum.ts';
import { getPage, getRecord } from '../../shared/records/records.ts';
import { getIndustries } from '../../site/industries/records.ts';
import { getStories } from '../../site/stories/records.ts';
import {
  type Block,
  buildCover,
  buildSection,
  type Content,
  columnsBlock,
  tableBlock,
  titledBlock,
  wordingRows,
} from '../blocks.ts';
import { renderForPaper } from '../drawing.tsx';
import type { DocumentLabels, DocumentRecord, Source } from '../schema.ts';
import { photo } from '../typst.ts';
import { deviceGallery } from './galleries.ts';

export async function readBrochure({ matter, record, words }: Source<'industry'>): Promise<Content> {
  const { cover, challenges, solutions, tanks, rules, questions, devices } = await readIndustry(
    matter.industry,
    record,
    words,
  );
  return { cover, sections: [challenges, solutions, tanks(true), rules, questions, await devices(4)] };
}

/** A success story with its calculations, the industry’s typical tank, and a worksheet for the reader’s own figures. */
export async function readCase({ matter, record, words }: Source<'case'>): Promise<Content> {
  const { page, story } = await readStory(matter.story);
  const { title, cover, tanks, devices } = await readIndustry(matter.story, record, words);
  const { worksheet } = words;
  const rows = [
    ...wordingRows(story.inputs, 'name', 'value'),
    ...story.measures.map(({ name, before, unit }) => [name, `${before.sum} (${unit})`]),
  ];
  return {
    cover: { ...cover, title: story.title, lead: record.summary, stamp: page.mark },
    sections: [
      {
        label: title,
        title: story.title,
        blocks: [{ kind: 'stamp', text: page.mark }, setting(story, page.labels, words)],
      },
      { label: page.labels.sum, title: page.labels.measure, blocks: comparison(story, page.labels, words) },
      buildSection(page.method, titledBlock(2, page.method.items)),
      { ...tanks(true), fresh: true },
      {
        ...worksheet,
        fresh: true,
        blocks: [
          tableBlock(
            worksheet.columns,
            rows.map((row) => [...row, '']),
            { room: 'roomy', widths: [1.2, 2, 1] },
          ),
        ],
      },
      await devices(4),
    ],
  };
}

export async function readPortfolio({ matter, record, words }: Source<'portfolio'>): Promise<Content> {
  const [parts, { phases }, stories] = await Promise.all([
    readIndustry(matter.industry, record, words),
    getPage('custom'),
    Promise.all(matter.stories.map(readStory)),
  ]);
  const { cover, challenges, solutions, figures, tanks, rules, questions, devices } = parts;
  const steps = phases.items.map(({ result, ...item }) => ({
    ...item,
    note: joinTexts([phases.labels.result, result], ': '),
  }));
  return {
    cover,
    sections: [
      challenges,
      { ...solutions, blocks: [...solutions.blocks, figures] },
      { ...tanks(false), fresh: true },
      buildSection(phases, titledBlock(4, steps)),
      rules,
      questions,
      ...stories.map(({ page, story }) => ({
        fresh: true,
        label: page.mark,
        title: story.title,
        blocks: [setting(story, page.labels, words), ...comparison(story, page.labels, words)],
      })),
      await devices(2),
    ],
  };
}

/** Cover and sections of an industry. @throws when it has no record */
async function readIndustry(id: string, { title: label }: DocumentRecord, words: DocumentLabels) {
  const [industries, { labels, tanks, checked }] = await Promise.all([getIndustries(), getRecord('industryPage')]);
  const industry = industries.find((candidate) => candidate.id === id);
  if (!industry) throw new Error(`no industry record ${id}`);
  const { hero, headings, drawing: figure } = industry;
  const part = (name: keyof typeof labels, ...blocks: Block[]) =>
    buildSection({ label: labels[name], title: headings[name] }, ...blocks);
  const figures: Block = { kind: 'figures', items: industry.figures };
  const typicalTank = columnsBlock(
    [1, 1.35],
    [{ kind: 'picture', svg: renderForPaper(tankDrawings[figure.tank]), alt: figure.alt }],
    [
      { kind: 'heading', title: figure.caption },
      tableBlock(words.legend, wordingRows(figure.legend, 'tag', 'name'), { widths: [1, 3] }),
    ],
  );
  const tankRows = wordingRows(industry.tanks, 'name', 'content', 'instrument', 'why');
  // The page has all questions; the document has the first six.
  const faqs = industry.faqs.slice(0, 6).map(({ question, answer }) => ({ title: question, description: answer }));
  return {
    title: industry.title,
    cover: buildCover(hero, label, await photo(industry.picture, 'cover', hero.focus)),
    challenges: { ...part('challenges', titledBlock(2, industry.challenges)), lead: industry.problem },
    solutions: part('solutions', titledBlock(3, industry.solutions)),
    figures,
    tanks: (withFigures: boolean) =>
      part(
        'tanks',
        tableBlock(tanks.columns, tankRows, { widths: [1.2, 1.1, 1.3, 2] }),
        typicalTank,
        ...(withFigures ? [figures] : []),
      ),
    rules: part(
      'rules',
      tableBlock(words.rules, wordingRows(industry.rules, 'title', 'description'), { widths: [1, 2.6], note: checked }),
    ),
    questions: part('faq', titledBlock(3, faqs)),
    devices: async (count: number) => ({
      ...words.devices,
      blocks: [await deviceGallery(words, industry.devices.slice(0, count))],
    }),
  };
}

/** @throws when pages/kisah-sukses.yaml has no such scenario */
async function readStory(id: string) {
  const { page, stories } = await getStories(await getIndustries());
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`pages/kisah-sukses.yaml has no scenario ${id}`);
  return { page, story };
}

type Read = Awaited<ReturnType<typeof readStory>>;

/** Situation before and after, next to the inputs. */
const setting = (story: Read['story'], labels: Read['page']['labels'], words: DocumentLabels) =>
  columnsBlock(
    [1.25, 1],
    [
      { kind: 'heading', title: labels.before },
      { kind: 'text', text: story.setting },
      { kind: 'heading', title: labels.after },
      { kind: 'text', text: story.change },
    ],
    [{ kind: 'heading', title: labels.inputs }, tableBlock(words.facts, wordingRows(story.inputs, 'name', 'value'))],
  );

/** Pairs of values before and after with their calculations, and the limits of the comparison. */
function comparison(story: Read['story'], labels: Read['page']['labels'], words: DocumentLabels): Block[] {
  const measured = ({ result, digits, sum }: WrittenSum, most: number, unit: string) => ({
    text: formatUnit(result, unit, digits),
    sum,
    share: result / most,
  });
  const items = story.measures.map(({ name, unit, before, after }) => {
    const longest = Math.max(before.result, after.result);
    return { name, before: measured(before, longest, unit), after: measured(after, longest, unit) };
  });
  return [
    { kind: 'measures', columns: words.measures, before: labels.before, after: labels.after, items },
    { kind: 'callout', title: labels.limits, text: story.limits },
  ];
}

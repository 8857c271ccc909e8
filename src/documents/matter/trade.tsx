import { getPage } from '../../shared/records/records.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { getIndustries, getIndustryPage } from '../../site/industries/records.ts';
import { getStories } from '../../site/stories/records.ts';
import { Brochure } from '../Brochure.tsx';
import { CaseStudy } from '../CaseStudy.tsx';
import { Portfolio } from '../Portfolio.tsx';
import type { DocumentRecord } from '../schema.ts';
import { coverSize, getPhoto } from './photos.ts';
import type { Shared } from './shared.ts';

/** An industry with the shared words of its pages and a cover under its picture. @throws when it has no record. */
async function getTrade(id: string, record: DocumentRecord, words?: { title: Marked; lead: Marked }) {
  const [industries, page] = await Promise.all([getIndustries(), getIndustryPage()]);
  const trade = industries.find((industry) => industry.id === id);
  if (!trade) throw new Error(`no industry record ${id}`);
  const photo = await getPhoto(trade.picture.src, coverSize, trade.hero.focus === 'right' ? 'right' : 'centre');
  const { title, lead } = words ?? trade.hero;
  return { trade, words: page, cover: { photo, label: record.title, title, lead } };
}

export async function drawBrochure(industry: string, record: DocumentRecord, shared: Shared) {
  return <Brochure {...shared} {...(await getTrade(industry, record))} />;
}

/** The scenario of one industry. @throws when pages/kisah-sukses.yaml has none of this id. */
async function getStory(id: string) {
  const { page, stories } = await getStories(await getIndustries());
  const story = stories.find((candidate) => candidate.id === id);
  if (!story) throw new Error(`pages/kisah-sukses.yaml has no scenario ${id}`);
  return { page, story };
}

export async function drawCaseStudy(id: string, record: DocumentRecord, shared: Shared) {
  const { page, story } = await getStory(id);
  const trade = await getTrade(id, record, { title: story.title, lead: record.summary });
  return <CaseStudy {...shared} {...trade} page={page} story={story} sheet={shared.labels.worksheet} />;
}

export async function drawPortfolio(industry: string, ids: readonly string[], record: DocumentRecord, shared: Shared) {
  const [trade, custom, found] = await Promise.all([
    getTrade(industry, record),
    getPage('custom', 'custom-solutions'),
    Promise.all(ids.map(getStory)),
  ]);
  const [first] = found;
  if (!first) throw new Error('a portfolio without scenarios');
  const stories = found.map(({ story }) => story);
  return <Portfolio {...shared} {...trade} page={first.page} stories={stories} phases={custom.phases} />;
}

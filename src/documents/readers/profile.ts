import { getPage, getRecords } from '../../shared/records/records.ts';
import { getOffices } from '../../shared/records/site-records.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import type { Content } from '../blocks.ts';
import { javaMap } from '../drawing.tsx';
import type { DocumentLabels, DocumentRecord } from '../schema.ts';
import { photo } from '../typst.ts';
import { readTeam } from './team.ts';

/** The company on a few pages, from the records of the pages about the company, its trades and its team. */
export async function readProfile(record: DocumentRecord, labels: DocumentLabels): Promise<Content> {
  const [home, about, team, industries, offices] = await Promise.all([
    getPage('home', 'home'),
    getPage('about', 'tentang-kami'),
    getPage('team', 'tankteam'),
    getRecords('industries'),
    getOffices(),
  ]);
  const { story, purpose, values, products } = about;
  const { certifications } = team;
  const [services, packages] = await readTeam(labels);
  const scenes = industries.map(async ({ title, problem, picture }) => ({
    title,
    text: problem,
    photo: await photo(picture, 'scene'),
  }));
  return {
    cover: {
      photo: await photo(home.hero.poster, 'cover', 'right'),
      label: record.title,
      title: about.hero.title,
      lead: about.hero.lead,
    },
    sections: [
      {
        narrow: true,
        label: story.label,
        title: story.title,
        lead: story.lead,
        blocks: [
          ...story.paragraphs.map((text) => ({ kind: 'text' as const, text })),
          {
            kind: 'table',
            columns: labels.facts,
            rows: story.facts.map(({ name, value }) => [name, value]),
            widths: [1, 2],
          },
          { kind: 'figures', items: about.stats },
        ],
      },
      {
        narrow: true,
        label: purpose.missionLabel,
        title: purpose.mission,
        blocks: [
          {
            kind: 'text',
            text: joinTexts([joinTexts([purpose.visionLabel, purpose.vision], ': '), purpose.meaning], '. '),
          },
        ],
      },
      {
        narrow: true,
        label: values.label,
        title: values.title,
        blocks: [
          {
            kind: 'titled',
            columns: 2,
            items: values.items.map(({ title, description, practice }) => ({
              title,
              description,
              note: joinTexts([values.practice, practice], ': '),
            })),
          },
        ],
      },
      {
        label: products.label,
        title: products.title,
        lead: products.lead,
        blocks: [
          {
            kind: 'titled',
            columns: 4,
            items: products.items.map(({ title, description }) => ({ title, description })),
          },
        ],
      },
      {
        label: certifications.label,
        title: certifications.title,
        blocks: [
          {
            kind: 'table',
            columns: labels.certificates,
            rows: certifications.items.map(({ code, subject, scope, note }) => [
              code,
              subject,
              note ? joinTexts([scope, note], ' ') : scope,
            ]),
            widths: [0.9, 1.2, 2.8],
            note: certifications.notice,
          },
        ],
      },
      {
        label: home.industries.label,
        title: home.industries.title,
        lead: home.industries.lead,
        blocks: [{ kind: 'gallery', columns: 3, items: await Promise.all(scenes) }],
      },
      services,
      { ...packages, fresh: true },
      {
        label: about.offices.label,
        title: about.offices.title,
        lead: about.offices.lead,
        blocks: [
          {
            kind: 'picture',
            svg: javaMap(offices),
            alt: joinTexts([
              about.offices.map.label,
              ...offices.map(({ type, address }) => `${type.plain} ${address.city}`),
            ]),
            caption: about.offices.map.caption,
          },
        ],
      },
    ],
  };
}

import { joinTexts } from 'contract/marked';
import { getPage } from '../../shared/records/records.ts';
import { getOffices } from '../../shared/records/site-records.ts';
import { javaMap } from '../../site/about/java-map.tsx';
import { type Block, buildCover, buildSection, type Content, tableBlock, titledBlock, wordingRows } from '../blocks.ts';
import { renderForPaper } from '../drawing.tsx';
import type { Source } from '../schema.ts';
import { photo } from '../typst.ts';
import { deviceGallery, industryGallery } from './galleries.ts';
import { readTeam } from './team.ts';

export async function readProfile({ record, words }: Source<'profile'>): Promise<Content> {
  const [home, about, team, device, offices] = await Promise.all([
    getPage('home'),
    getPage('about'),
    getPage('team'),
    getPage('device'),
    getOffices(),
  ]);
  const { story, purpose, values, products } = about;
  const { certifications } = team;
  const [services, packages] = await readTeam(words);
  const vision = joinTexts([joinTexts([purpose.visionLabel, purpose.vision], ': '), purpose.meaning], '. ');
  const narrow = (...parts: Parameters<typeof buildSection>) => ({ ...buildSection(...parts), narrow: true });
  const principles = values.items.map(({ practice, ...item }) => ({
    ...item,
    note: joinTexts([values.practice, practice], ': '),
  }));
  const certificates = certifications.items.map(({ code, subject, scope }) => [code, subject, scope]);
  const places = offices.map(({ type, address }) => `${type.plain} ${address.city}`);
  return {
    cover: buildCover(about.hero, record.title, await photo(home.hero.poster, 'cover', 'right')),
    sections: [
      narrow(
        story,
        ...story.paragraphs.map((text): Block => ({ kind: 'text', text })),
        tableBlock(words.facts, wordingRows(story.facts, 'name', 'value'), { widths: [1, 2] }),
        { kind: 'figures', items: about.stats },
      ),
      narrow({ label: purpose.missionLabel, title: purpose.mission }, { kind: 'text', text: vision }),
      narrow(values, titledBlock(2, principles)),
      buildSection(products, titledBlock(4, products.items)),
      buildSection(device.sheets, await deviceGallery(words)),
      buildSection(
        { ...certifications, lead: undefined },
        tableBlock(words.certificates, certificates, { widths: [0.9, 1.2, 2.8], note: certifications.notice }),
      ),
      buildSection(home.industries, await industryGallery(3)),
      services,
      packages,
      buildSection(about.offices, {
        kind: 'picture',
        svg: renderForPaper(javaMap(offices)),
        alt: joinTexts([about.offices.map.label, ...places]),
        caption: about.offices.map.caption,
        width: 0.8,
      }),
    ],
  };
}

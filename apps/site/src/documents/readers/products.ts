import { joinTexts } from 'contract/marked';
import { getPage, getRecords } from '../../shared/records/records.ts';
import type { PlatformPage } from '../../site/platform/schema.ts';
import {
  type Block,
  buildSection,
  type Content,
  columnsBlock,
  type Section,
  tableBlock,
  titledBlock,
  wordingRows,
} from '../blocks.ts';
import type { DocumentLabels, Source } from '../schema.ts';
import { photo } from '../typst.ts';
import { deviceGallery, industryGallery } from './galleries.ts';
import { readTeam } from './team.ts';

export async function readProducts({ record, words }: Source<'products'>): Promise<Content> {
  const [home, platform, services] = await Promise.all([getPage('home'), getPage('platform'), getRecords('services')]);
  const scene = services.find(({ link }) => link.to === '/tankplatform') ?? services[0];
  if (!scene) throw new Error('no service record');
  const picture = await photo(scene.picture, 'cover', 'right');
  const offers = services.map(({ features, ...service }) => ({ ...service, points: features }));
  return {
    cover: { label: record.title, title: home.services.title, lead: record.summary, photo: picture },
    sections: [
      buildSection(home.services, titledBlock(3, offers)),
      ...(await readDevices(words)),
      ...readPlatform(platform, words),
      ...(await readTeam(words)),
      buildSection(home.industries, await industryGallery(2)),
    ],
  };
}

async function readDevices(words: DocumentLabels): Promise<Section[]> {
  const [{ sheets, connectivity }, radios] = await Promise.all([getPage('device'), getRecords('connectivity')]);
  const { radio, range, power, battery, useCase } = connectivity.columns;
  return [
    buildSection(sheets, await deviceGallery(words)),
    buildSection(
      connectivity,
      tableBlock(
        [radio, range, power, battery, useCase],
        wordingRows(radios, 'title', 'range', 'power', 'batteryLife', 'useCase'),
        {
          widths: [0.7, 1.1, 1.5, 0.9, 2],
          measured: [1, 3],
        },
      ),
    ),
  ];
}

function readPlatform({ features, integrations, api, service }: PlatformPage, words: DocumentLabels): Section[] {
  const half = ({ title, rows }: PlatformPage['service']['cloud']): Block[] => [
    { kind: 'heading', title },
    tableBlock(words.facts, wordingRows(rows, 'name', 'value')),
  ];
  const systems = integrations.items.map((item) => ({ ...item, name: joinTexts([item.code, item.name], ': ') }));
  const abilities = features.items.map(({ capabilities, ...item }) => ({ ...item, points: capabilities }));
  return [
    buildSection(features, titledBlock(3, abilities)),
    buildSection(
      integrations,
      tableBlock(words.systems, wordingRows(systems, 'name', 'out', 'back', 'via'), { widths: [1.2, 1.6, 1.6, 1.1] }),
    ),
    buildSection(api, titledBlock(3, api.cards)),
    buildSection(
      service,
      { kind: 'figures', items: service.levels },
      columnsBlock([1, 1], half(service.cloud), half(service.security)),
    ),
  ];
}

import { getPage, getRecords } from '../../shared/records/records.ts';
import { joinTexts } from '../../shared/text/marked.ts';
import type { PlatformPage } from '../../site/platform/schema.ts';
import type { Content, Section } from '../blocks.ts';
import type { DocumentLabels, DocumentRecord } from '../schema.ts';
import { photo } from '../typst.ts';
import { readTeam } from './team.ts';

/** Device, platform and team in one brochure, from the records of their pages. */
export async function readProducts(record: DocumentRecord, labels: DocumentLabels): Promise<Content> {
  const [home, platform, services] = await Promise.all([
    getPage('home', 'home'),
    getPage('platform', 'tankplatform'),
    getRecords('services'),
  ]);
  const scene = services.find(({ link }) => link.to === '/tankplatform') ?? services[0];
  if (!scene) throw new Error('no service record');
  const { label, title, lead } = home.services;
  return {
    cover: {
      photo: await photo(scene.picture, 'cover', 'right'),
      label: record.title,
      title,
      lead: record.summary,
    },
    sections: [
      {
        label,
        title,
        lead,
        blocks: [
          {
            kind: 'titled',
            columns: 3,
            items: services.map(({ title: name, description, features }) => ({
              title: name,
              description,
              points: features,
            })),
          },
        ],
      },
      ...(await readDevices(labels)),
      ...readPlatform(platform, labels),
      ...(await readTeam(labels)),
    ],
  };
}

/** The instruments with their pictures and first two values, and the radios. */
async function readDevices(labels: DocumentLabels): Promise<Section[]> {
  const [{ sheets, gateway, connectivity }, sensors, radios] = await Promise.all([
    getPage('device', 'tankdevice'),
    getRecords('sensors'),
    getRecords('connectivity'),
  ]);
  const instruments = [...sensors, gateway].map(async ({ title, specifications, picture }) => ({
    title,
    photo: await photo(picture, 'thumbnail'),
    table: {
      columns: labels.datasheet.columns,
      rows: specifications.slice(0, 2).map(({ name, value }) => [name, value]),
      measured: [1],
    },
  }));
  const [name = '', range = '', , battery = '', use = ''] = connectivity.columns;
  return [
    {
      label: sheets.label,
      title: sheets.title,
      lead: sheets.lead,
      blocks: [{ kind: 'gallery', columns: 2, items: await Promise.all(instruments) }],
    },
    {
      label: connectivity.label,
      title: connectivity.title,
      lead: connectivity.lead,
      blocks: [
        {
          kind: 'table',
          columns: [name, range, battery, use],
          rows: radios.map((radio) => [radio.title, radio.range, radio.batteryLife, radio.useCase]),
          widths: [0.7, 1.2, 1, 2.4],
          measured: [1, 2],
        },
      ],
    },
  ];
}

/** What the platform can do, what it is connected to, and its service. */
function readPlatform({ features, integrations, api, service }: PlatformPage, labels: DocumentLabels): Section[] {
  const half = ({ title, rows }: PlatformPage['service']['cloud']) => [
    { kind: 'heading' as const, title },
    { kind: 'table' as const, columns: labels.facts, rows: rows.map(({ name, value }) => [name, value]) },
  ];
  return [
    {
      label: features.label,
      title: features.title,
      lead: features.lead,
      blocks: [
        {
          kind: 'titled',
          columns: 3,
          items: features.items.map(({ title, description, capabilities }) => ({
            title,
            description,
            points: capabilities,
          })),
        },
      ],
    },
    {
      fresh: true,
      label: integrations.label,
      title: integrations.title,
      blocks: [
        {
          kind: 'table',
          columns: labels.systems,
          rows: integrations.items.map(({ code, name, out, back, via }) => [
            joinTexts([code, name], ': '),
            out,
            back,
            via,
          ]),
          widths: [1.2, 1.6, 1.6, 1.1],
        },
      ],
    },
    { label: api.label, title: api.title, lead: api.lead, blocks: [{ kind: 'titled', columns: 3, items: api.cards }] },
    {
      label: service.label,
      title: service.title,
      lead: service.lead,
      blocks: [
        { kind: 'figures', items: service.levels },
        { kind: 'columns', shares: [1, 1], columns: [half(service.cloud), half(service.security)] },
      ],
    },
  ];
}

import { type Connectivity, gapsOf } from '../../shared/records/hardware.ts';
import { getPage, getRecords } from '../../shared/records/records.ts';
import { plainText, type Wording } from '../../shared/text/marked.ts';
import type { Content, Section } from '../blocks.ts';
import { drawing } from '../drawing.tsx';
import { instrumentFigures } from '../instruments.tsx';
import { reckonedRows, valueColumns } from '../reckoning.ts';
import type { DatasheetMatter, DocumentLabels } from '../schema.ts';
import { photo } from '../typst.ts';

/** Fewer tanks than this are no table; so many stand on the second page. */
const tankCount = { least: 4, most: 6 } as const;

/** One instrument: how it reads, its figures and limits; then what to reckon, where it is used, and by which radio. */
export async function readDatasheet(matter: DatasheetMatter, labels: DocumentLabels): Promise<Content> {
  const [page, sensors, radios] = await Promise.all([
    getPage('device', 'tankdevice'),
    getRecords('sensors'),
    getRecords('connectivity'),
  ]);
  const all = [...sensors, { ...page.gateway, id: 'gateway' }];
  const instrument = all.find(({ id }) => id === matter.instrument);
  if (!instrument) throw new Error(`no sensor record ${matter.instrument}`);
  const words = labels.datasheet;
  const { drawing: figure, table } = matter;
  const gaps = gapsOf(matter.questions, instrument.specifications).map((question) => words.questions[question]);
  const tanks = await readTanks(matter, words);
  return {
    opening: {
      number: `${words.label} ${instrument.order} / ${all.length}   ${instrument.code}`,
      title: instrument.title,
      lead: instrument.description,
      photo: await photo(instrument.picture, 'square'),
    },
    sections: [
      {
        title: words.specifications,
        blocks: [
          {
            kind: 'table',
            columns: words.columns,
            rows: instrument.specifications.map(({ name, value }) => [name, value]),
            widths: [1, 2],
            measured: [1],
            airy: true,
            ...(gaps.length > 0 && { note: `${words.open}: ${gaps.join(', ')}.` }),
          },
        ],
      },
      {
        title: words.principle,
        blocks: [
          {
            kind: 'columns',
            shares: [1.3, 1],
            columns: [
              [
                {
                  kind: 'picture',
                  svg: drawing(instrumentFigures[figure.name](figure.labels.map(plainText)), [0, 4, 400, 280]),
                  alt: figure.alt,
                  caption: figure.caption,
                },
              ],
              [
                { kind: 'heading', title: words.applications },
                { kind: 'points', items: instrument.applications },
                { kind: 'callout', title: words.limits, text: instrument.limits },
              ],
            ],
          },
        ],
      },
      {
        fresh: true,
        label: words.reckoning,
        title: table.title,
        lead: table.lead,
        blocks: [
          {
            kind: 'table',
            columns: [...table.columns, ...valueColumns(table.values)],
            rows: reckonedRows(table.values),
            measured: valueColumns(table.values).map((_, index) => table.columns.length + index),
            note: table.note,
          },
        ],
      },
      ...tanks,
      readRadios(radios, words, tanks.length === 0),
    ],
  };
}

/** The tanks of the industries that this instrument measures, two of each industry at most. */
async function readTanks(matter: DatasheetMatter, { tanks: words }: DocumentLabels['datasheet']): Promise<Section[]> {
  const mentions = new RegExp(matter.mentions);
  const rows: Wording[][] = (await getRecords('industries')).flatMap(({ title, tanks }) =>
    tanks
      .filter(({ instrument }) => mentions.test(instrument.plain))
      .slice(0, 2)
      .map(({ name, instrument, why }) => [name, title, instrument, why]),
  );
  if (rows.length < tankCount.least) return [];
  return [
    {
      label: words.label,
      title: words.title,
      blocks: [
        {
          kind: 'table',
          columns: words.columns,
          rows: rows.slice(0, tankCount.most),
          widths: [1.2, 0.8, 1.2, 2.2],
        },
      ],
    },
  ];
}

/** Range and battery life of each radio; where there is room, also when to take which. */
function readRadios(
  radios: readonly Connectivity[],
  { radios: words }: DocumentLabels['datasheet'],
  roomy: boolean,
): Section {
  return {
    label: words.label,
    title: roomy ? words.uses : words.title,
    blocks: [
      {
        kind: 'table',
        columns: words.columns,
        rows: radios.map(({ title, range, batteryLife }) => [title, range, batteryLife]),
        widths: [1, 2.6, 1.2],
        measured: [1, 2],
      },
      ...(roomy
        ? [
            {
              kind: 'titled' as const,
              columns: 2,
              items: radios.map(({ title, description, useCase }) => ({ title, description, note: useCase })),
            },
          ]
        : []),
    ],
  };
}

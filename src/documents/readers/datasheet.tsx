import measures from '../../assets/devices/shelf/shelf.json' with { type: 'json' };
import { gapsOf, type Instrument, type Sensor } from '../../shared/records/hardware.ts';
import { getPage, getRecords } from '../../shared/records/records.ts';
import { plainText } from '../../shared/text/marked.ts';
import { beside, type Content, rowsOf, table, titled } from '../blocks.ts';
import { drawing } from '../drawing.tsx';
import { instrumentFigures } from '../instruments.tsx';
import { reckon } from '../reckoning.ts';
import type { Source } from '../schema.ts';
import { shelfPicture } from '../typst.ts';

/** ± mm that a sensor's record states for all settings. */
function levelErrorOf(record: Instrument | Sensor): number | undefined {
  if (!('error' in record) || !record.error) return undefined;
  const { error, selection } = record;
  if ('mm' in error) return error.mm;
  return error.base === 'range' && selection.distance ? error.percent * 10 * selection.distance.to : undefined;
}

/** Fewer are no table; so many stand on the second page. */
const tankCount = { least: 4, most: 5 } as const;

/** One instrument: how it reads, figures and limits; what to reckon, where and by which radio. */
export async function readDatasheet({ matter, words: { datasheet: words } }: Source<'datasheet'>): Promise<Content> {
  const [page, sensors, radios, industries] = await Promise.all([
    getPage('device'),
    getRecords('sensors'),
    getRecords('connectivity'),
    getRecords('industries'),
  ]);
  const all = [...sensors, { ...page.gateway, id: 'gateway' }];
  const instrument = all.find(({ id }) => id === matter.instrument);
  if (!instrument) throw new Error(`no sensor record ${matter.instrument}`);
  const size = measures[instrument.id as keyof typeof measures];
  const { drawing: figure, table: help } = matter;
  const shapes = instrumentFigures[figure.name](figure.labels.map(plainText));
  const { columns, rows } = reckon(help.values, levelErrorOf(instrument));
  const gaps = gapsOf(matter.questions, instrument.specifications).map((question) => words.questions[question]);
  const mentions = new RegExp(matter.mentions);
  const tanks = industries.flatMap(({ title: industry, tanks: list }) =>
    list
      .filter((tank) => mentions.test(tank.instrument.plain))
      .slice(0, 2)
      .map((tank) => ({ ...tank, industry })),
  );
  const tankRows = rowsOf(tanks.slice(0, tankCount.most), 'name', 'industry', 'instrument', 'why');
  const few = tanks.length < tankCount.least;
  return {
    opening: {
      number: `${words.label} ${instrument.order} / ${all.length}   ${instrument.code}`,
      title: instrument.title,
      lead: instrument.description,
      photo: await shelfPicture(instrument.id, instrument.title),
      model: { height: size.height, across: Math.max(size.width, size.depth), note: words.model },
    },
    sections: [
      {
        title: words.specifications,
        blocks: [
          table(words.columns, rowsOf(instrument.specifications, 'name', 'value'), {
            widths: [1, 2],
            measured: [1],
            room: 'airy',
            note: gaps.length > 0 ? `${words.open}: ${gaps.join(', ')}.` : undefined,
          }),
        ],
      },
      {
        title: words.principle,
        blocks: [
          beside(
            [1.3, 1],
            [{ kind: 'picture', svg: drawing(shapes, [0, 4, 400, 280]), alt: figure.alt, caption: figure.caption }],
            [
              { kind: 'heading', title: words.applications },
              { kind: 'points', items: instrument.applications },
              { kind: 'callout', title: words.limits, text: instrument.limits },
            ],
          ),
        ],
      },
      {
        ...help,
        label: words.reckoning,
        fresh: true,
        blocks: [
          table([...help.columns, ...columns], rows, {
            measured: columns.map((_name, index) => help.columns.length + index),
            note: help.note,
          }),
        ],
      },
      ...(few
        ? []
        : [{ ...words.tanks, blocks: [table(words.tanks.columns, tankRows, { widths: [1.2, 0.8, 1.2, 2.2] })] }]),
      {
        label: words.radios.label,
        title: few ? words.radios.uses : words.radios.title,
        blocks: [
          table(words.radios.columns, rowsOf(radios, 'title', 'range', 'power', 'batteryLife'), {
            widths: [0.7, 1.6, 2.2, 1.1],
            measured: [1, 3],
          }),
          ...(few
            ? [
                titled(
                  2,
                  radios.map(({ useCase, ...radio }) => ({ ...radio, note: useCase })),
                ),
              ]
            : []),
        ],
      },
    ],
  };
}

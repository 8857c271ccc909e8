import { plainText } from 'contract/marked';
import radarCutout from '../../assets/devices/cutout/radar.webp';
import measures from '../../assets/devices/shelf/shelf.json' with { type: 'json' };
import { findGaps, type Instrument, type Sensor } from '../../shared/records/hardware-schema.ts';
import { getInstruments, getRecords } from '../../shared/records/records.ts';
import type { Drawing, Label } from '../../shared/ui/drawing/LineDrawing.tsx';
import { Ground, Radar } from '../../shared/ui/drawing/parts.tsx';
import { type Content, columnsBlock, tableBlock, titledBlock, wordingRows } from '../blocks.ts';
import { calculationTable } from '../calculations.ts';
import { renderForPaper } from '../drawing.tsx';
import type { InstrumentDrawing, Source } from '../schema.ts';
import { photo, shelfPicture } from '../typst.ts';

/** Level error of a sensor in ± mm, where its record states one for all settings. */
function statedLevelError(record: Instrument | Sensor): number | undefined {
  if (!('error' in record) || !record.error) return undefined;
  const { error, selection } = record;
  if ('mm' in error) return error.mm;
  return error.base === 'range' && selection.distance ? error.percent * 10 * selection.distance.to : undefined;
}

/** Typical tanks: fewer than `least` are not shown as a table, more than `most` do not fit on the second page. */
const tankCount = { least: 4, most: 5 } as const;

/**
 * Datasheet of one instrument: principle, specifications, limits, calculation table, tanks, radios. @throws when it
 * has no record
 */
export async function readDatasheet({ matter, words: { datasheet: words } }: Source<'datasheet'>): Promise<Content> {
  const [all, radios, industries] = await Promise.all([
    getInstruments(),
    getRecords('connectivity'),
    getRecords('industries'),
  ]);
  const instrument = all.find(({ id }) => id === matter.instrument);
  if (!instrument) throw new Error(`no sensor record ${matter.instrument}`);
  const size = measures[instrument.id as keyof typeof measures];
  const { drawing: figure, table: help } = matter;
  const { picture } = instrument;
  const svg = renderForPaper({
    box: [0, 0, 420, 284],
    ...instrumentFigures[figure.name](figure.labels.map(plainText)),
  });
  const { columns, rows: reckoned } = calculationTable(help.values, statedLevelError(instrument));
  const samples = findGaps(matter.questions, instrument.specifications).map((question) => {
    return [words.questions[question], matter.questions[question] ?? ''];
  });
  const half = Math.ceil(samples.length / 2);
  const halves = [samples.slice(0, half), samples.slice(half)];
  const mentions = new RegExp(matter.mentions);
  const tanks = industries.flatMap(({ title: industry, tanks: list }) =>
    list
      .filter((tank) => mentions.test(tank.instrument.plain))
      .slice(0, 2)
      .map((tank) => ({ ...tank, industry })),
  );
  const tankRows = wordingRows(tanks.slice(0, tankCount.most), 'name', 'industry', 'instrument', 'why');
  const few = tanks.length < tankCount.least;
  return {
    opening: {
      number: `${words.label} ${instrument.order} / ${all.length}   ${instrument.code}`,
      title: instrument.title,
      lead: instrument.description,
      photo: await shelfPicture(instrument.id, instrument.title),
      model: { height: size.height, across: Math.max(size.width, size.depth), note: words.model },
    },
    closing: await photo({ src: instrument.id === 'radar' ? radarCutout : picture.src, alt: picture.alt }, 'closing'),
    sections: [
      {
        title: words.specifications,
        blocks: [
          tableBlock(words.columns, wordingRows(instrument.specifications, 'name', 'value'), {
            widths: [1, 2],
            measured: [1],
            room: 'airy',
          }),
        ],
      },
      {
        title: words.principle,
        blocks: [
          columnsBlock(
            [1.3, 1],
            [{ kind: 'picture', svg, alt: figure.alt, caption: figure.caption }],
            [
              { kind: 'heading', title: words.applications },
              { kind: 'points', items: instrument.applications },
              { kind: 'callout', title: words.limits, text: instrument.limits },
            ],
          ),
        ],
      },
      ...(samples.length > 0
        ? [
            {
              title: words.samples.title,
              fresh: true,
              blocks: [
                columnsBlock([1, 1], ...halves.map((rows) => [tableBlock(words.samples.columns, rows)])),
                { kind: 'text' as const, text: words.samples.note },
              ],
            },
          ]
        : []),
      {
        ...help,
        label: words.reckoning,
        fresh: samples.length === 0,
        blocks: [
          tableBlock([...help.columns, ...columns], reckoned, {
            measured: columns.map((_name, index) => help.columns.length + index),
            note: help.note,
          }),
        ],
      },
      ...(few
        ? []
        : [{ ...words.tanks, blocks: [tableBlock(words.tanks.columns, tankRows, { widths: [1.2, 0.8, 1.2, 2.2] })] }]),
      {
        label: words.radios.label,
        title: few ? words.radios.uses : words.radios.title,
        blocks: [
          tableBlock(words.radios.columns, wordingRows(radios, 'title', 'range', 'power', 'batteryLife'), {
            widths: [0.7, 1.6, 2.2, 1.1],
            measured: [1, 3],
          }),
          ...(few
            ? [
                titledBlock(
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

const bubble = (text: string, x: number, y: number): Label => ({ text, at: [x, y], look: 'bubble' });
const word = (text = '', x: number, y: number, rest: Partial<Label> = {}): Label => ({ text, at: [x, y], ...rest });

/** Drawings of the measuring principles, 420 × 284; their texts come from the record. */
const instrumentFigures: Record<InstrumentDrawing, (labels: readonly string[]) => Omit<Drawing, 'box'>> = {
  ultrasonic: ([blind, range = '', level]) => ({
    shapes: (
      <>
        <path className="liquid" d="M90 170h170v100H90Z" />
        <path d="M90 270V70h170v200" />
        <path className="level" d="M78 170h194" />
        <path className="body" d="M164 44h22v26h-22ZM158 70h34v8h-34Z" />
        <path className="thin" d="M160 82h30M156 90h38M152 98h46" />
        <path className="beam" d="M168 80l-34 88M182 80l34 88" />
        <path className="signal" d="M175 44V28h150M90 102h170" />
        <Ground from={60} to={350} y={270} />
      </>
    ),
    dimensions: [
      { from: [192, 78], to: [260, 270], x: 306, text: range },
      { from: [158, 78], to: [90, 102], x: 66, text: '' },
    ],
    labels: [
      bubble('LT 1', 348, 28),
      word(blind, 4, 58, { side: 'right' }),
      word(level, 175, 222, { look: 'measured' }),
    ],
  }),
  radar: ([near, range = '', level]) => ({
    shapes: (
      <>
        <path className="liquid" d="M80 178h190v92H80Z" />
        <path d="M80 270V92l95-28 95 28v178M214 76v184M226 80v180" />
        <path className="level" d="M68 178h214" />
        <Radar x={140} y={73} />
        <path className="beam" d="M134 78l-22 98M146 78l22 98" />
        <path className="thin" d="M214 120h12M214 160h12M214 210h12M214 240h12M62 62l66 18" />
        <path className="signal" d="M140 52V28h184" />
        <Ground from={50} to={350} y={270} />
      </>
    ),
    dimensions: [{ from: [151, 73], to: [270, 270], x: 310, text: range }],
    labels: [
      bubble('LT 2', 346, 28),
      word(near, 4, 56, { side: 'right' }),
      word(level, 146, 226, { look: 'measured' }),
    ],
  }),
  pressure: ([height = '', formula, example]) => ({
    shapes: (
      <>
        <path className="liquid" d="M90 100h170v170H90Z" />
        <path d="M90 270V60q85-30 170 0v210M260 250h74M286 243v14" />
        <path className="level" d="M78 100h194" />
        <path className="signal" d="M334 228V150" />
        <path className="thin" d="M90 250h170" />
        <path className="beam" d="M120 104v140M150 104v140M180 104v140M210 104v140M240 104v140" />
        <Ground from={60} to={290} y={270} />
      </>
    ),
    dimensions: [{ from: [90, 100], to: [90, 250], x: 52, text: height, turned: true }],
    labels: [
      bubble('PT 3', 334, 250),
      word(`${formula}`, 334, 128),
      word(`${example}`, 334, 146, { look: 'measured' }),
    ],
  }),
  temperature: ([well, wet, dry]) => ({
    shapes: (
      <>
        <path className="liquid" d="M90 140h170v130H90Z" />
        <path d="M90 270V70h170v200M170 56v196h12V56M158 56h36v-8h-36Z" />
        <path className="level" d="M78 140h194" />
        {[92, 118, 160, 200, 238].map((y) => (
          <circle key={y} className={y > 140 ? 'measured' : 'body'} cx="176" cy={y} r="5" />
        ))}
        <path className="signal" d="M176 48V28h148" />
        <path className="thin" d="M181 118h93M181 200h93M182 246h92" />
        <Ground from={74} to={276} y={270} />
      </>
    ),
    labels: [
      bubble('TT 4', 346, 28),
      word(dry, 276, 118, { side: 'right' }),
      word(wet, 276, 200, { side: 'right', look: 'measured' }),
      word(well, 276, 246, { side: 'right' }),
    ],
  }),
  quality: ([flow, acid, base]) => ({
    shapes: (
      <>
        <path className="liquid" d="M20 190h360v60H20Z" />
        <path d="M20 180h138M242 180h138M20 260h360M158 180v-34h24M242 180v-34h-24M252 108h130" />
        <path className="body" d="M182 60h36v132h-36Z" />
        <path d="M182 84h36M182 150h36M188 192v34h24v-34M252 102v12M317 102v12M382 102v12" />
        <circle className="measured" cx="194" cy="234" r="5" />
        <circle className="measured" cx="206" cy="234" r="5" />
        <path className="signal" d="M200 60V34h124" />
        <path className="level" d="M36 220h70l-10-7M106 220l-10 7" />
      </>
    ),
    labels: [
      bubble('AT 5', 346, 34),
      word(flow, 70, 206, { look: 'measured', side: 'above' }),
      word(acid, 280, 112, { side: 'below' }),
      word(base, 362, 112, { side: 'below' }),
      word('pH 7', 317, 104, { side: 'above' }),
    ],
  }),
  gateway: ([range = '', wired, uplink]) => ({
    shapes: (
      <>
        <path className="body" d="M168 120h64v72h-64Z" />
        <path d="M180 120V72M220 120V72M168 146h64M184 192v68h-60M200 192v76h-76M124 252h-20v24h20Z" />
        {[180, 192, 204].map((x) => (
          <circle key={x} className="measured" cx={x} cy="134" r="3.5" />
        ))}
        <path className="signal" d="M176 76 84 100M176 88 80 200M232 156h60" />
        <path d="M300 172q-16 0-16-15t18-15q4-24 28-24t29 22q19 0 19 16t-18 16Z" />
        <path className="level" d="M318 152l14 10 18-20" />
      </>
    ),
    dimensions: [{ from: [60, 80], to: [180, 70], y: 46, text: range }],
    labels: [
      bubble('LT 1', 60, 104),
      bubble('TT 4', 60, 214),
      word(wired, 98, 264, { side: 'left' }),
      word(uplink, 332, 180, { side: 'below' }),
    ],
  }),
};

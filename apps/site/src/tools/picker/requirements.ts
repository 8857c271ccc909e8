import { at } from 'tank-gauging/at';
import { inUnit, type Told } from '../../shared/format/answer.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { columnMetres } from './budget.ts';
import { needs, type PickerResult } from './judge.ts';
import { papers } from './papers.words.ts';
import type { Ask, Askable, PassFigure } from './papers-schema.ts';
import type { TenderRecords } from './records.ts';
import type { Chapter } from './tender.ts';

export type Verdict = 'met' | 'unmet' | 'unstated' | 'duty';

/** Requirement that bidders answer, with the verdict on our own offer. */
export interface Requirement {
  number: string;
  about: string;
  text: string;
  verdict: Verdict;
  value: string;
  known: string;
  record: string;
}

export type Offer = Pick<PickerResult, 'tank' | 'sensor' | 'companions' | 'radio'> & { name: string };

/** Worst first: for several tanks or devices the worst verdict counts. */
const order = ['unmet', 'unstated', 'met'] as const;

/** All requirements of the paper in its numbering. Certificates that expire before `day` (YYYY-MM-DD) do not count. */
export function requirementsOf(
  chapters: readonly Chapter[],
  offers: readonly Offer[],
  records: TenderRecords,
  day: string,
): Requirement[] {
  return chapters.flatMap(({ title, facts, lines }, chapter) =>
    facts
      ? []
      : lines.map(({ text, asks, tanks }, line): Requirement => {
          const head = { number: `${chapter + 1}.${line + 1}`, about: title, text };
          if (!asks) return { ...head, verdict: 'duty', value: '', known: '', record: '' };
          const judged = tanks.flatMap((tank) => {
            const offer = at(offers, tank);
            return toldFor(asks.answer, offer, records, day).map((told) => {
              return { told, verdict: judge(asks, told, figuresOf(offer), codesOf(offer)) };
            });
          });
          const said = (word: (told: Told) => string) =>
            [...new Set(judged.flatMap(({ told }) => word(told).split('; ')))].join('; ');
          return {
            ...head,
            verdict: order.find((one) => judged.some(({ verdict }) => verdict === one)) ?? 'unstated',
            value: said(({ shown }) => shown),
            known: said(({ known }) => papers.reply.known[known]),
            record: said(({ record }) => record),
          };
        }),
  );
}

/** Figures of a tank in the units of the form, temperature and pressure at minimum and maximum. */
function figuresOf({ tank, sensor }: Offer): Record<PassFigure, number> {
  const { ruang, tinggi, batas, jarak, suhu, suhuTurun, suhuNaik, tekanan, tekananTurun, tekananNaik } = tank;
  return {
    ...{ ruang, tinggi, batas, jarak, anggaran: sensor?.errorMm ?? Number.NaN },
    ...{ suhuRendah: suhu - suhuTurun, suhuTinggi: suhu + suhuNaik },
    ...{ tekananRendah: tekanan - tekananTurun, tekananTinggi: tekanan + tekananNaik },
  };
}

const codesOf = ({ tank }: Offer) => ({ zona: [tank.zona as string], ukur: [needs[tank.ukur][0] as string] });

/**
 * Verdict on an answer. An answer that is not stated never meets a requirement; a range that spans the limit is
 * undecided.
 */
export function judge(
  ask: Ask,
  { answer, known }: Pick<Told, 'answer' | 'known'>,
  figures: Readonly<Partial<Record<PassFigure, number>>>,
  codes: Readonly<Record<'zona' | 'ukur', readonly string[]>>,
): Exclude<Verdict, 'duty'> {
  if (!answer || known !== 'stated') return 'unstated';
  if ('oneOf' in ask) {
    const asked = typeof ask.oneOf === 'string' ? codes[ask.oneOf] : ask.oneOf;
    if (!('codes' in answer)) return 'unstated';
    return answer.codes.some((code) => asked.includes(code)) ? 'met' : 'unmet';
  }
  const span = inUnit(answer, ask.unit);
  const number = (pass: number | PassFigure) => (typeof pass === 'number' ? pass : (figures[pass] ?? Number.NaN));
  const passes = ('within' in ask ? ask.within : ['atLeast' in ask ? ask.atLeast : ask.atMost]).map(number);
  if (!span || passes.some(Number.isNaN)) return 'unstated';
  const { from, to } = span;
  if ('within' in ask) return passes.every((pass) => from <= pass && pass <= to) ? 'met' : 'unmet';
  const [pass = Number.NaN] = passes;
  if ('atLeast' in ask) return from >= pass ? 'met' : to < pass ? 'unmet' : 'unstated';
  return to <= pass ? 'met' : from > pass ? 'unmet' : 'unstated';
}

type Device = TenderRecords['devices'][number];

/** Our records' answers to a question: one per device concerned, or one for the offer. */
export function toldFor(answer: Askable, offer: Offer, records: TenderRecords, day: string): Told[] {
  if (answer in records.platform) return [records.platform[answer as keyof TenderRecords['platform']]];
  if (answer === 'usaha' || answer === 'apdn-skup') return [approved(answer, undefined, records, day)];
  const [sensor, ...companions] = [offer.sensor, ...offer.companions.map((one) => one.sensor)].map((judged) =>
    records.devices.find(({ id }) => id === judged?.record.id),
  );
  const devices = [sensor, ...companions].filter((device) => device !== undefined);
  if (answer === 'reach') {
    const radio = records.radios.find(({ id }) => id === offer.radio?.record.id);
    return [radio ? named(radio.title, radio.reach) : nothing];
  }
  if (answer === 'measures') return [measured(devices)];
  if (!sensor) return [nothing];
  if (answer === 'levelError') return [named(sensor.title, errorOf(offer))];
  if (answer === 'range') return [named(sensor.title, inMetres(sensor, offer))];
  return devices.map((device) => {
    if (answer === 'ex' || answer === 'djid' || answer === 'tkdn') return approved(answer, device.title, records, day);
    return named(device.title, device.answers[answer] ?? rangeAs(answer, device) ?? unknownOf(answer, device));
  });
}

const named = (device: string, told: Told): Told => ({ ...told, shown: `${device}: ${told.shown}` });

const nothing: Told = { shown: papers.reply.noDevice, known: 'unknown', record: 'picker/rules: sensors' };
const unknownOf = (answer: string, { record }: Device): Told => {
  return { shown: papers.reply.known.unknown, known: 'unknown', record: `${record}: specifications (${answer})` };
};

function measured(devices: readonly Device[]): Told {
  if (devices.length === 0) return { ...nothing, known: 'stated', answer: { codes: [] } };
  return {
    shown: devices.map(({ title, measures }) => `${title}: ${measures.join(', ')}`).join('; '),
    answer: { codes: devices.flatMap(({ measures }) => measures) },
    known: 'stated',
    record: devices.map(({ record }) => `${record}: selection.measures`).join('; '),
  };
}

/** The range of a thermometer is its process temperature, that of a pressure sensor its process pressure. */
function rangeAs(answer: Askable, { answers }: Device): Told | undefined {
  const unit = { processTemperature: '°C', processPressure: 'bar' }[answer as string];
  const { range } = answers;
  return unit && inUnit(range?.answer, unit) ? range : undefined;
}

/** Range of a pressure sensor as a column in m, by the highest density in its tank, which gives the shortest column. */
function inMetres(device: Device, { tank }: Offer): Told {
  const range = device.answers['range'] ?? unknownOf('range', device);
  const bar = inUnit(range.answer, 'bar');
  const density = tank.content.density?.to ?? tank.content.density?.from;
  if (!bar) return range;
  const answer = density && { from: columnMetres(bar.from, density), to: columnMetres(bar.to, density), unit: 'm' };
  return { ...range, answer: answer || undefined };
}

function errorOf({ sensor }: Offer): Told {
  const { budget, errorMm } = sensor ?? {};
  return {
    shown: budget?.said ?? papers.reply.known.unknown,
    answer: errorMm === undefined ? undefined : { number: errorMm, unit: 'mm', base: undefined },
    known: budget?.stated ? 'stated' : 'assumed',
    record: 'picker/judging: budget',
  };
}

/** Answer by certificates valid on the day, for one device if given. */
function approved(id: string, device: string | undefined, { approvals }: TenderRecords, day: string): Told {
  const { entries, from } = approvals.find((one) => one.id === id) ?? { entries: [], from: '' };
  const held = entries.filter(({ subject, until }) => (!device || subject === device) && (!until || until >= day));
  const record = `site/procurement: approvals.${id}`;
  if (held.length === 0) return { shown: fillSlots(papers.reply.supplied, { oleh: from }), known: 'offer', record };
  const codes = held.flatMap(({ zones }) => zones ?? ['ada']);
  return {
    shown: `${device ? `${device}: ` : ''}${held.map(({ number }) => number).join(', ')}`,
    answer: { codes },
    known: 'stated',
    record,
  };
}

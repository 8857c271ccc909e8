import { type Answer, inUnit, type Told } from './answer.ts';
import { type Budget, columnMetres } from './budget.ts';
import { neededQuantities, type Picked } from './judge.ts';

export type RequirementVerdict = 'met' | 'unmet' | 'unstated';

/**
 * Figures of a tank used as limits: dimensions in m, error limits in mm, temperatures in °C and pressures in bar,
 * distance in km.
 */
export const passFigures = [
  ...(['ruang', 'tinggi', 'batas', 'anggaran', 'jarak'] as const),
  ...(['suhuRendah', 'suhuTinggi', 'tekananRendah', 'tekananTinggi'] as const),
] as const;
type PassFigure = (typeof passFigures)[number];
/** A number, or a figure of the tank by its name. */
type Pass = number | PassFigure;

/** Requirement on an answer of the records: bounds in `unit`, or codes of which it has one. */
export type Ask = { answer: string } & (
  | { atLeast: Pass; unit: string }
  | { atMost: Pass; unit: string }
  | { within: readonly Pass[]; unit: string }
  | { oneOf: 'zona' | 'ukur' | readonly string[] }
);

interface DeviceRecord {
  id: string;
  title: string;
  /** Name of its record. */
  record: string;
  measures: readonly string[];
  answers: Readonly<Partial<Record<string, Told>>>;
}

/** Answers of our records by question. */
export interface OfferRecords {
  devices: readonly DeviceRecord[];
  radios: readonly { id: string; title: string; reach: Told }[];
  platform: Readonly<Partial<Record<string, Told>>>;
  /** Certificates by kind; `until`: YYYY-MM-DD, `zones` of an Ex certificate. */
  approvals: readonly {
    id: string;
    from: string;
    entries: readonly {
      subject: string;
      number: string;
      until?: string | null | undefined;
      zones?: readonly string[] | undefined;
    }[];
  }[];
}

interface Offered {
  record: { id: string };
}

/** Judgement of one tank, as far as requirements refer to it. */
export interface Offer extends Pick<Picked, 'tank'> {
  sensor?: (Offered & { errorMm: number | undefined; budget: Budget | undefined }) | undefined;
  companions: readonly { sensor?: Offered | undefined }[];
  radio?: Offered | undefined;
}

/** Origin of a reply: a text of the records, or a key with what it is about. */
type Origin =
  | { key: 'record'; shown: string; record: string }
  | { key: 'unknown'; question: string; record: string }
  | { key: 'noDevice' }
  | { key: 'measures'; devices: readonly DeviceRecord[] }
  | { key: 'levelError'; budget: Budget | undefined }
  | { key: 'approved'; kind: string; numbers: readonly string[] }
  | { key: 'supplied'; kind: string; by: string };

/** Reply of our records to a requirement, for one device if given. */
export interface Reply extends Pick<Told, 'answer' | 'known'> {
  device?: string | undefined;
  origin: Origin;
}

/** Worst first: for several tanks or devices the worst verdict counts. */
const order = ['unmet', 'unstated', 'met'] as const;

/** Verdict on a requirement, and the replies behind it. Certificates that expire before `day` (YYYY-MM-DD) do not count. */
export function judgeRequirement(ask: Ask, offers: readonly Offer[], records: OfferRecords, day: string) {
  const judged = offers.flatMap((offer) =>
    repliesTo(ask.answer, offer, records, day).map((reply) => {
      return { reply, verdict: judgeAnswer(ask, reply, tankFigures(offer), tankCodes(offer)) };
    }),
  );
  return {
    verdict: order.find((one) => judged.some(({ verdict }) => verdict === one)) ?? ('unstated' as const),
    replies: judged.map(({ reply }) => reply),
  };
}

/** Figures of a tank in the units of the form, temperature and pressure at minimum and maximum. */
function tankFigures({ tank, sensor }: Offer): Record<PassFigure, number> {
  const { ruang, tinggi, batas, jarak, suhu, suhuTurun, suhuNaik, tekanan, tekananTurun, tekananNaik } = tank;
  return {
    ...{ ruang, tinggi, batas, jarak, anggaran: sensor?.errorMm ?? Number.NaN },
    ...{ suhuRendah: suhu - suhuTurun, suhuTinggi: suhu + suhuNaik },
    ...{ tekananRendah: tekanan - tekananTurun, tekananTinggi: tekanan + tekananNaik },
  };
}

const tankCodes = ({ tank }: Offer) => ({
  zona: [tank.zona as string],
  ukur: [neededQuantities[tank.ukur][0] as string],
});

/**
 * Verdict on an answer. An answer that is not stated never meets a requirement; a range that spans the limit is
 * undecided.
 */
export function judgeAnswer(
  ask: Ask,
  { answer, known }: Pick<Told, 'answer' | 'known'>,
  figures: Readonly<Partial<Record<PassFigure, number>>>,
  codes: Readonly<Record<'zona' | 'ukur', readonly string[]>>,
): RequirementVerdict {
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

/** Replies of our records to a question: one per device concerned, or one for the offer. */
export function repliesTo(answer: string, offer: Offer, records: OfferRecords, day: string): Reply[] {
  const platform = records.platform[answer];
  if (platform) return [quoted(platform)];
  if (answer === 'usaha' || answer === 'apdn-skup') return [approved(answer, undefined, records, day)];
  const [sensor, ...companions] = [offer.sensor, ...offer.companions.map((one) => one.sensor)].map((judged) =>
    records.devices.find(({ id }) => id === judged?.record.id),
  );
  const devices = [sensor, ...companions].filter((device) => device !== undefined);
  if (answer === 'reach') {
    const radio = records.radios.find(({ id }) => id === offer.radio?.record.id);
    return [radio ? quoted(radio.reach, radio.title) : nothing];
  }
  if (answer === 'measures') {
    const codes = devices.flatMap(({ measures }) => measures);
    return [{ answer: { codes }, known: 'stated', origin: { key: 'measures', devices } }];
  }
  if (!sensor) return [nothing];
  if (answer === 'levelError') return [sensorError(sensor, offer)];
  if (answer === 'range') return [inMetres(sensor, offer)];
  return devices.map((device) => {
    if (answer === 'ex' || answer === 'djid' || answer === 'tkdn') return approved(answer, device.title, records, day);
    const told = device.answers[answer] ?? rangeAs(answer, device);
    return told ? quoted(told, device.title) : unknown(answer, device);
  });
}

const quoted = ({ shown, record, answer, known }: Told, device?: string): Reply => ({
  device,
  answer,
  known,
  origin: { key: 'record', shown, record },
});

const nothing: Reply = { known: 'unknown', origin: { key: 'noDevice' } };
const unknown = (question: string, { title, record }: DeviceRecord): Reply => {
  return { device: title, known: 'unknown', origin: { key: 'unknown', question, record } };
};

/** The range of a thermometer is its process temperature, that of a pressure sensor its process pressure. */
function rangeAs(answer: string, { answers }: DeviceRecord): Told | undefined {
  const unit = { processTemperature: '°C', processPressure: 'bar' }[answer];
  const { range } = answers;
  return unit && inUnit(range?.answer, unit) ? range : undefined;
}

/** Range of a pressure sensor as a column in m, by the highest density in its tank, which gives the shortest column. */
function inMetres(device: DeviceRecord, { tank }: Offer): Reply {
  const range = device.answers['range'];
  if (!range) return unknown('range', device);
  const bar = inUnit(range.answer, 'bar');
  const density = tank.content.density?.to ?? tank.content.density?.from;
  if (!bar) return quoted(range, device.title);
  const answer: Answer | undefined = density
    ? { from: columnMetres(bar.from, density), to: columnMetres(bar.to, density), unit: 'm' }
    : undefined;
  return quoted({ ...range, answer }, device.title);
}

const sensorError = ({ title }: DeviceRecord, { sensor }: Offer): Reply => ({
  device: title,
  answer: sensor?.errorMm === undefined ? undefined : { number: sensor.errorMm, unit: 'mm' },
  known: sensor?.budget?.stated ? 'stated' : 'assumed',
  origin: { key: 'levelError', budget: sensor?.budget },
});

/** Reply by certificates valid on the day, for one device if given. */
function approved(kind: string, device: string | undefined, { approvals }: OfferRecords, day: string): Reply {
  const { entries, from } = approvals.find(({ id }) => id === kind) ?? { entries: [], from: '' };
  const held = entries.filter(({ subject, until }) => (!device || subject === device) && (!until || until >= day));
  if (held.length === 0) return { known: 'offer', origin: { key: 'supplied', kind, by: from } };
  const codes = held.flatMap(({ zones }) => zones ?? ['ada']);
  const numbers = held.map(({ number }) => number);
  return { device, answer: { codes }, known: 'stated', origin: { key: 'approved', kind, numbers } };
}

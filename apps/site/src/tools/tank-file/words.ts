import { type RoiValues, rangeEnd } from 'tank-gauging/roi/inputs';
import { type RoiOutcome, roiAnswer, wholeMonths } from 'tank-gauging/roi/model';
import { askedRecord } from 'tank-gauging/tank/tank-record';
import { formatAllDigits, formatLitres } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { ToolData, ToolView } from '../kit/tool-state.ts';
import type { Catalogue } from '../picker/pick.ts';
import { protectionText } from '../picker/words.ts';
import type { fileInputs } from './inputs.ts';
import { type Row, sayTank } from './judged-words.ts';
import type { TankFileText } from './schema.ts';
import type { Sheet } from './sheet.ts';

export interface TankFileData extends ToolData<TankFileText> {
  catalogue: Catalogue;
}
export type TankFileView = ToolView<typeof fileInputs, TankFileData, Sheet>;
type SheetView = Pick<TankFileView, 'text' | 'values' | 'result'>;
export const isFound = ({ result: { judged } }: Pick<SheetView, 'result'>): boolean =>
  judged.instrument.state === 'found';

/** True for a found instrument and network, unless no order can be planned for its tank. */
export const isGood = (view: Pick<SheetView, 'text' | 'result'>): boolean =>
  isFound(view) &&
  view.result.judged.network.state === 'found' &&
  (sayTank(view.result, view.text).reorder?.isGood ?? true);

export const errorWords = ({ text, result }: Pick<SheetView, 'text' | 'result'>): string =>
  sayTank(result, text).error || text.noError;

/** Verdict sentence. */
export function verdictWords({ text, result }: Pick<SheetView, 'text' | 'result'>): string {
  const { judged, picked, payback } = result;
  const { instrument, tank } = judged;
  const said = sayTank(result, text);
  if (instrument.state === 'asked') return picked.slots['tanya'] ?? '';
  if (instrument.state === 'impossible') return text.verdict.impossible;
  const isFound = instrument.state === 'found';
  const [nearest] = picked.sensors;
  const slots = {
    alat: said.device,
    cara: isFound ? text.ways[tank.opening] : '',
    hasil: said.verdict,
    galat: errorWords({ text, result }),
    jaringan: said.network,
    sebab: nearest?.findings.find(({ change }) => change)?.reason ?? '',
    bulan: payback ? monthsText(payback.mid, text) : '',
  };
  return [
    fillSlots(text.verdict[isFound ? (judged.network.state === 'found' ? 'found' : 'alone') : 'none'], slots),
    said.reorder?.verdict,
    payback && fillSlots(text.verdict.payback, slots),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Open questions: unknown fields, and materials in the contents that no source permits. */
export const openRows = ({ text, result: { open, picked } }: Pick<SheetView, 'text' | 'result'>) => [
  ...(picked.tank.bodies === 'suitable' || !picked.tank.bodies || picked.tank.asing
    ? []
    : [{ question: text.open.materials, changes: true }]),
  ...open.map(({ field, changes }) => ({ question: text.fields[askedRecord[field].key].label, changes })),
];

/** Companions, what is installed, and the conditions of every part. */
export function conditionLines({ text, result }: Pick<TankFileView, 'text' | 'result'>): string[] {
  const said = sayTank(result, text);
  return [...said.companions, ...said.installed.map(([name, value]) => `${name}: ${value}`), ...said.conditions];
}

export const levelRows = ({ text, result: { judged } }: SheetView): Row[] =>
  judged.levels?.levels.flatMap(({ kind, litres }): Row[] =>
    kind === 'normal' ? [] : [[text.levels[kind], formatLitres(litres)]],
  ) ?? [];

/** Documents to request from a bidder. */
export function paperRows({ text: { papers }, result: { judged, picked } }: SheetView): string[] {
  const { content } = picked.tank;
  const { tank } = judged;
  return [
    ...(tank.zone === 'aman' ? [] : [`${papers.ex} ${protectionText(picked.tank) ?? ''}`.trim()]),
    papers.radio,
    papers.calibration,
    ...(content.kind === 'asam' || content.kind === 'kimia' ? [papers.material] : []),
    ...(tank.sulphide === 'ya' ? [papers.sulphide] : []),
    ...(content.hygienic ? [papers.hygiene] : []),
  ];
}

const juta = (rupiah: number): string => `Rp\u00a0${formatAllDigits(Math.round(rupiah / 1e5) / 10)}\u00a0juta`;

/** Costs in the order of the price list, as an example and not an offer. */
export function costRows(text: TankFileText, roi: RoiValues): Row[] {
  const { cost } = text;
  const ends = (['low', 'high'] as const).map((end) => ({
    devices: rangeEnd(roi, 'devicePrice', end) * roi.tanks,
    fitting: rangeEnd(roi, 'installation', end),
  }));
  const span = (amountAt: (end: (typeof ends)[number]) => number) => ends.map((end) => juta(amountAt(end))).join(' – ');
  return [
    [fillSlots(cost.device, { jumlah: formatAllDigits(roi.tanks) }), span(({ devices }) => devices)],
    [cost.fitting, span(({ fitting }) => fitting)],
    [cost.first, span(({ devices, fitting }) => devices + fitting)],
    [cost.yearly, juta(roi.subscription * 12 * roi.tanks)],
  ];
}

const monthsText = (outcome: RoiOutcome, { cost }: TankFileText): string =>
  outcome.payback === undefined || roiAnswer(outcome) === 'never'
    ? cost.never
    : fillSlots(cost.months, { jumlah: String(wholeMonths(outcome.payback)) });

/** Undefined while no source of savings is entered. */
export function paybackWords({ text, result: { payback } }: SheetView): string | undefined {
  return (
    payback &&
    fillSlots(text.cost.payback, {
      tengah: monthsText(payback.mid, text),
      cepat: monthsText(payback.high, text),
      lambat: monthsText(payback.low, text),
    })
  );
}

const longestMessage = 900;

/**
 * Message for a messenger or mail: at most 900 characters including the link to the sheet. Statements that do not fit
 * are left out whole, and counted.
 */
export function messageWords(view: Pick<SheetView, 'text' | 'result'>, link: string): string {
  const { text, result } = view;
  const { message } = text;
  const said = sayTank(result, text);
  const open = openRows(view)
    .filter(({ changes }) => changes)
    .map(({ question }) => question);
  const lines = [
    fillSlots(message.head, { nama: result.judged.tank.tag || text.untagged, putusan: verdictWords(view) }),
    fillSlots(message.size, { isi: said.content, penuh: said.capacity }),
    ...said.capacityNotes,
    ...(said.leftOut ? [`${text.readings.error.label} ${said.leftOut}.`] : []),
    ...(said.reorder?.basis ? [said.reorder.basis] : []),
    ...said.companions,
    ...(open.length > 0 ? [fillSlots(message.open, { daftar: open.join(', ') })] : []),
    ...said.installed.map(([name, value]) => `${name}: ${value}`),
    ...said.conditions,
    ...(said.assumptions.length > 0 ? [`${text.assumptions} ${said.assumptions.join('; ')}.`] : []),
  ];
  const end = fillSlots(message.link, { tautan: link });
  const room = longestMessage - end.length - message.more.length - 3;
  const kept = lines.filter((_, at) => lines.slice(0, at + 1).reduce((sum, line) => sum + line.length + 1, 0) <= room);
  const more = lines.length - kept.length;
  const rest = more > 0 ? [fillSlots(message.more, { jumlah: String(more) })] : [];
  // A verdict longer than the message is cut; the sheet behind the link has it whole.
  const [first = ''] = lines;
  return [...(kept.length > 0 ? kept : [first.slice(0, Math.max(0, room))]), ...rest, end].join('\n');
}

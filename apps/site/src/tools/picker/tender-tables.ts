import { neededQuantities } from 'tank-gauging/picker/judge';
import { sizes } from 'tank-gauging/picker/tank';
import { formatDay } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import type { TankFields } from '../kit/schema.ts';
import type { Cell } from '../kit/xlsx.ts';
import { papers } from './papers.words.ts';
import { judging } from './picker.words.ts';
import type { TenderRecords } from './records.ts';
import type { Offer, Requirement } from './requirements.ts';
import { answerFields } from './words.ts';

const { tender, reply } = papers;

/** Table of both files; its totals are for the workbook only. Widths in characters. */
export interface TenderTable {
  name: string;
  widths: readonly number[];
  columns: readonly string[];
  rows: readonly (readonly Cell[])[];
  totals?: readonly (readonly (Cell | undefined)[])[];
}

const text = (value: string): Cell => ({ text: value, look: 'wrapped' });
const blank: Cell = { look: 'blank' };

export interface Item {
  item: string;
  detail: string;
  /** Undefined: to be determined by the site survey. */
  count: number | undefined;
  unit: string;
  record: string;
}

/** Items required of any bidder; with `records` also our offer for each. */
export function listItems(offers: readonly Offer[], records?: TenderRecords): Item[] {
  const asked = offers.flatMap(({ tank }) => neededQuantities[tank.ukur]);
  return tender.items.flatMap(({ count, item, detail, unit, record = '' }): Item[] => {
    const fixed = { item, detail, unit, record };
    if (count === 'one') return [{ ...fixed, count: 1 }];
    if (count === 'tanks') return [{ ...fixed, count: offers.length }];
    if (count === 'gateways') {
      const gateway = records?.devices.find(({ id }) => id === 'gateway');
      return [{ ...fixed, ...(gateway && ourOffer([gateway])), count: undefined }];
    }
    if (count === 'links') {
      const radios = offers.map(({ radio }) => records?.radios.find(({ id }) => id === radio?.record.id));
      return [{ ...fixed, ...(records && ourOffer(radios)), count: offers.length }];
    }
    return [...new Set(asked)].map((quantity) => {
      const devices = offers.flatMap(({ tank, sensor, companions }) => {
        const [task, ...further] = neededQuantities[tank.ukur];
        const picked = quantity === task ? sensor : companions.find((one) => one.quantity === quantity)?.sensor;
        if (quantity !== task && !further.includes(quantity)) return [];
        return [records?.devices.find(({ id }) => id === picked?.record.id)];
      });
      return {
        ...fixed,
        ...(records && ourOffer(devices)),
        // Lower-cases the first letter only: pH keeps its capital.
        item: fillSlots(item, {
          besaran: judging.quantities[quantity].replace(/^./, (letter) => letter.toLowerCase()),
        }),
        count: asked.filter((one) => one === quantity).length,
      };
    });
  });
}

/** Titles of the offered devices with their numbers, including a note for tanks without one. */
function ourOffer(offered: readonly ({ title: string; record: string } | undefined)[]) {
  const kinds = [...new Set(offered)];
  const detail = kinds.map((kind) => {
    const count = offered.filter((one) => one === kind).length;
    return `${kind?.title ?? reply.noDevice}${kinds.length > 1 ? ` (${count})` : ''}`;
  });
  return { detail: detail.join('; '), record: kinds.flatMap((kind) => kind?.record ?? []).join('; ') };
}

/**
 * Bill of quantities. Bidders fill in prices and local content; sums, tax and the weighted local content are formulas.
 */
export function billOfQuantities(items: readonly Item[], isReply: boolean): TenderTable {
  const [first, last] = [2, items.length + 1];
  const row = (offset: number) => `G${last + offset}`;
  const total = (label: string, cell: Cell) => [{ text: '' }, { text: label }, ...Array(4).fill({ text: '' }), cell];
  const { totals, tax } = tender;
  const [taxed, whole] = tax.base;
  const money = (formula: string): Cell => ({ formula, value: 0, look: 'money' });
  return {
    name: isReply ? reply.sheets.quantities : tender.sheets.quantities,
    widths: [7, 30, 42, 11, 15, 17, 18, 10, ...(isReply ? [30] : [])],
    columns: isReply ? reply.columns.quantities : tender.columns.quantities,
    rows: items.map(({ item, detail, count, unit, record }, at) => [
      { number: at + 1, look: 'wrapped' },
      ...[
        text(item),
        text(detail),
        count === undefined ? blank : ({ number: count, look: 'wrapped' } as const),
        text(unit),
      ],
      ...[blank, money(`N(D${first + at})*N(F${first + at})`), blank],
      ...(isReply ? [text(record)] : []),
    ]),
    totals: [
      total(totals.sum, { formula: `SUM(G${first}:G${last})`, value: 0, look: 'total' }),
      total(totals.base, { formula: `${taxed}/${whole}`, value: taxed / whole, look: 'input' }),
      total(`${totals.rate}, %`, { number: tax.rate, look: 'input' }),
      total(totals.tax, money(`ROUND(${row(1)}*${row(2)}*${row(3)}/100,0)`)),
      total(totals.total, { formula: `${row(1)}+${row(4)}`, value: 0, look: 'total' }),
      total(`${totals.local}, %`, {
        formula: `IF(${row(1)}=0,0,SUMPRODUCT(G${first}:G${last},H${first}:H${last})/${row(1)})`,
        value: 0,
        look: 'decimal',
      }),
      ...(isReply ? [] : [total(`${totals.localLeast}, %`, blank)]),
      [],
      [{ text: '' }, { text: tax.source, look: 'note' }],
    ],
  };
}

/** Compliance matrix with empty columns for the bidder; judged requirements and duties are marked. */
export const complianceMatrix = (requirements: readonly Requirement[]): TenderTable => ({
  name: tender.sheets.matrix,
  widths: [7, 24, 66, 14, 14, 10, 30],
  columns: tender.columns.matrix,
  rows: requirements.map(({ number, about, text: asked, verdict }) => [
    ...[number, about, asked, tender.kinds[verdict === 'duty' ? 'duty' : 'judged']].map(text),
    blank,
    blank,
    blank,
  ]),
});

export const replyTable = (requirements: readonly Requirement[]): TenderTable => ({
  name: reply.sheets.matrix,
  widths: [8, 22, 60, 18, 40, 18, 36],
  columns: reply.columns.matrix,
  rows: requirements.map(({ number, about, text: asked, verdict, value, known, record }) =>
    [number, about, asked, reply.verdicts[verdict], value, known, record].map(text),
  ),
});

/** Numbers of requirements by verdict, for the notes of both files. */
export function countVerdicts(requirements: readonly Requirement[]): Record<string, string> {
  const count = (...verdicts: Requirement['verdict'][]) =>
    String(requirements.filter(({ verdict }) => verdicts.includes(verdict)).length);
  return {
    dinilai: count('met', 'unmet', 'unstated'),
    kewajiban: count('duty'),
    ...{ memenuhi: count('met'), tidak: count('unmet'), belum: count('unstated') },
  };
}

const shownOfTank = ['isi', 'ukur', 'zona', 'bentuk', 'diameter', 'panjang', 'tinggi', 'suhu', 'tekanan'] as const;

/** Table of the visitor's tanks with numeric dimensions. */
export function tankTable(offers: readonly Offer[], tankFields: TankFields): TenderTable {
  const fields = answerFields(tankFields);
  return {
    name: tender.sheets.tanks,
    widths: [18, ...shownOfTank.map((name) => (['isi', 'ukur', 'zona'].includes(name) ? 26 : 14))],
    columns: [
      tender.tank,
      ...shownOfTank.map((name) => [fields[name]?.label, fields[name]?.unit].filter(Boolean).join(', ')),
    ],
    rows: offers.map(({ name, tank }) => [
      text(name),
      ...shownOfTank.map((field): Cell => {
        if (field === 'isi') return text(tank.content.name);
        const value = tank[field];
        if (typeof value === 'string') return text(fields[field]?.options?.[value] ?? value);
        const isSize = field === 'diameter' || field === 'panjang';
        return isSize && !(sizes[tank.bentuk].includes(field) && value > 0)
          ? text('')
          : { number: value, look: 'wrapped' };
      }),
    ]),
  };
}

/** Legal basis by kind of buyer; unchecked entries are left for the buyer to fill in. */
export const legalBasis = (): TenderTable => ({
  name: tender.sheets.basis,
  widths: [16, 80, 20],
  columns: tender.columns.basis,
  rows: tender.basis.map(({ buyer, rules, checked }) => [
    text(buyer),
    rules === null ? { text: tender.none, look: 'blank' } : text(rules),
    text(checked === null ? '' : formatDay(checked)),
  ]),
});

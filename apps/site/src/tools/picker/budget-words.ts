import { type Budget, type BudgetLine, padShift, rounded } from 'tank-gauging/picker/budget';
import type { PickerTank } from 'tank-gauging/picker/tank';
import { formatAllDigits, formatSigned, formatUnit } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { judging } from './picker.words.ts';
import { celsius, figureText, mm } from './words.ts';

const { said, span, missing, names, cone: coneWords } = judging.budget;

const signed = (value: number, unit: string, digits: number): string =>
  formatSigned(value, (amount) => formatUnit(amount, unit, digits));

/** Text on the cone of a bulk solid. */
export function coneText({ wall, middle, wallVolume, middleVolume }: NonNullable<BudgetLine['cone']>, angle: number) {
  const dinding = `${signed(wall, 'm', 2)} (${signed(wallVolume, 'm³', 1)})`;
  const tengah = `${signed(middle, 'm', 2)} (${signed(middleVolume, 'm³', 1)})`;
  return fillSlots(coneWords, { dinding, tengah, sudut: `${formatAllDigits(angle)}°` });
}

/** Figures of the state of the tank in which the budget was made. */
function budgetSlots(tank: PickerTank): Record<string, string> {
  const { content, suhu, tekanan, pv, uapAtas, mutlak, uapHangat } = tank;
  const { density } = content;
  const warm = tank.dingin && uapHangat > 0;
  return {
    isi: content.name,
    nilai: density ? figureText(density, 'kg/L') : '–',
    acuan: celsius(density?.at ?? suhu),
    suhu: celsius(suhu),
    tekanan: formatUnit(tekanan, 'bar(g)', 3),
    katup: `${formatAllDigits(pv)}\u00a0mbar`,
    contoh: mm(Math.round(padShift(0.02, tank) ?? 0)),
    uap: formatUnit(uapAtas, 'bar(a)', 2),
    mutlak: formatUnit(mutlak, 'bar(a)', 2),
    keadaan: fillSlots(warm ? said.warm : said.saturated, { suhu: celsius(suhu), atap: celsius(suhu + uapHangat) }),
  };
}

/** Source or assumption of a line, or what is missing for it. */
export const basisText = ({ basis, cone }: BudgetLine, tank: PickerTank): string =>
  cone ? coneText(cone, tank.sudut) : fillSlots(said[basis], budgetSlots(tank));

const write = (value: number): string => formatSigned(rounded(value), mm);

function biasText({ from, to }: NonNullable<BudgetLine['bias']>): string {
  const [near, far] = Math.abs(from) < Math.abs(to) ? [from, to] : [to, from];
  return rounded(near) === rounded(far) ? write(far) : fillSlots(span, { dari: write(near), sampai: write(far) });
}

/** Value of a line or sum: signed, ±, or a note that it is missing. */
export function lineValue({ bias, spread, cone }: Pick<BudgetLine, 'bias' | 'spread' | 'cone'>): string {
  if (cone) return fillSlots(span, { dari: signed(cone.wall, 'm', 2), sampai: signed(cone.middle, 'm', 2) });
  const figures = [bias && biasText(bias), spread === undefined ? undefined : `±${mm(rounded(spread))}`];
  return figures.filter(Boolean).join(', ') || missing;
}

/** Sum of a budget; undefined where it has none. */
export const totalText = (budget: Budget | undefined): string | undefined =>
  budget && 'total' in budget && budget.total ? lineValue(budget.total) : undefined;

/** All lines with their values as one clause. */
export const budgetText = ({ lines }: Budget): string =>
  lines.map((line) => `${names[line.part].toLowerCase()} ${lineValue(line)}`).join('; ');

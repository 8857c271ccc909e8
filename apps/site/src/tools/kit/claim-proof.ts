import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { assessDelivery, deliveryInputs } from 'tank-gauging/delivery/model';
import type { Inputs } from 'tank-gauging/inputs';
import type { Answer } from 'tank-gauging/picker/answer';
import { roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases, type RoiOutcome, readingHours, savedShare, wholeMonths } from 'tank-gauging/roi/model';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { errorLength, errorVolume, levelFromDip, readingAt } from 'tank-gauging/tank-table/model';
import { buildVessel } from 'tank-gauging/vessel/vessel';
import { toolRoutes } from '../../routes.ts';
import { formatAllDigits, formatLitres, formatNumber, formatUnit } from '../../shared/format/format.ts';
import { connectivitySchema } from '../../shared/records/hardware-schema.ts';
import { pathOfRecord, readRecord } from '../../shared/words/read-record.ts';
import { readAddress } from './address.ts';

/** A worked example: figures for the slots of its text, and whether the claimed figure follows from it. */
interface Example {
  slots: Record<string, string>;
  bears: (figure: Answer) => boolean;
}

interface Formula {
  route: string;
  calculate: (fragment: string) => Example;
}

const tolerance = 1e-9;
const million = 1e6;

/** Values of a link. @throws Error when the link is damaged */
function valuesOf<I extends Inputs>(inputs: I, fragment: string) {
  const { values, damage } = readAddress(inputs, fragment);
  if (damage) throw new Error(`${fragment} does not open its tool without damage`);
  return values;
}

const readRadios = () =>
  globSync('*.yaml', { cwd: pathOfRecord('connectivity') }).map((file) => ({
    ...readRecord(`connectivity/${file}`, connectivitySchema),
    id: basename(file, '.yaml'),
  }));

const roi = (calculate: (cases: Record<'low' | 'mid' | 'high', RoiOutcome>) => Example): Formula => ({
  route: toolRoutes.roi,
  calculate: (fragment) => calculate(calculateCases(valuesOf(roiInputs, fragment), readRadios())),
});

/** Whether a figure is the number rounded to its decimals, or a range that holds it. */
function holds(figure: Answer, value: number): boolean {
  if ('from' in figure) return value >= figure.from - tolerance && value <= figure.to + tolerance;
  if (!('number' in figure)) return false;
  const [, decimals = ''] = String(figure.number).split('.');
  return Math.abs(Number(value.toFixed(decimals.length)) - figure.number) < tolerance;
}

const percent = (share: number, digits = 0) => formatUnit(share * 100, '%', digits);
const millions = (rupiah: number) => `Rp\u00a0${formatNumber(rupiah / million)}\u00a0juta`;
const allDigits = (value: number, unit: string) => `${formatAllDigits(value)}${unit === '%' ? '' : '\u00a0'}${unit}`;

/** Avoidable shares that the example assumes. */
const shares = ({ values }: RoiOutcome) => ({
  bagianUkur: allDigits(values.gaugingsAvoided, '%'),
  bagianKirim: allDigits(values.deliveriesAvoided, '%'),
  bagianSusut: allDigits(values.lossAvoided, '%'),
  bagianHenti: allDigits(values.stopsAvoided, '%'),
  tangki: String(values.tanks),
  ukur: formatAllDigits(values.gaugings),
});

const stockCosts = ({ readings, deliveries, loss }: RoiOutcome['now']) => readings + deliveries + loss;

/** Formulas of claims, by name. */
const formulas = {
  /** Share saved of the cost of readings, deliveries and losses, in the three cases. */
  saved: roi((cases) => {
    const { now, savings } = cases.mid;
    const share = (outcome: RoiOutcome) => savedShare(outcome) ?? 0;
    return {
      slots: {
        ...shares(cases.mid),
        rendah: percent(share(cases.low), 1),
        tengah: percent(share(cases.mid), 1),
        tinggi: percent(share(cases.high), 1),
        sebelum: millions(stockCosts(now)),
        sesudah: millions(stockCosts(now) - stockCosts(savings)),
      },
      bears: (figure) => holds(figure, share(cases.mid) * 100),
    };
  }),
  /** Months until the savings have paid the investment, in the three cases. */
  payback: roi((cases) => {
    const months = ({ payback = Number.POSITIVE_INFINITY }: RoiOutcome) => wholeMonths(payback);
    const shown = (outcome: RoiOutcome) => (Number.isFinite(months(outcome)) ? `${months(outcome)}\u00a0bulan` : '–');
    return {
      slots: {
        ...shares(cases.mid),
        investasi: millions(cases.mid.investment),
        rendah: shown(cases.low),
        tengah: shown(cases.mid),
        tinggi: shown(cases.high),
      },
      bears: (figure) => holds(figure, months(cases.mid)) && holds(figure, months(cases.high)),
    };
  }),
  /** Share of the hours of reading that is no longer needed. */
  readings: roi(({ mid: { values, now, savings } }) => {
    const left = 1 - values.gaugingsAvoided / 100;
    return {
      slots: {
        tangki: String(values.tanks),
        ukur: formatAllDigits(values.gaugings),
        menit: allDigits(values.minutes, 'menit'),
        sebelum: formatNumber(readingHours(values)),
        sesudah: formatNumber(readingHours(values) * left),
        mingguSebelum: formatNumber(7 * values.gaugings),
        mingguSesudah: formatNumber(7 * values.gaugings * left),
      },
      bears: (figure) => holds(figure, (savings.readings / now.readings) * 100),
    };
  }),
  /** Share of the downtime that is avoided. */
  downtime: roi(({ mid: { values, now, savings } }) => ({
    slots: {
      jamSebelum: allDigits(values.stopHours, 'jam'),
      jamSesudah: allDigits(values.stopHours * (1 - values.stopsAvoided / 100), 'jam'),
      perJam: millions(values.stopCost),
      sebelum: millions(now.downtime),
      sesudah: millions(now.downtime - savings.downtime),
    },
    bears: (figure) => holds(figure, (savings.downtime / now.downtime) * 100),
  })),
  /** Error of a level reading, per cent of the level. */
  level: {
    route: toolRoutes.tankTable,
    calculate(fragment) {
      const values = valuesOf(tankInputs, fragment);
      const vessel = buildVessel(values);
      const { level, content } = readingAt(vessel, levelFromDip(values));
      const error = errorLength(values);
      const accuracy = 100 - (error / level) * 100;
      return {
        slots: {
          diameter: allDigits(values.diameter, 'm'),
          level: allDigits(level, 'm'),
          galat: allDigits(error * 1000, 'mm'),
          isi: formatLitres(content),
          galatLiter: formatUnit(errorVolume(vessel, level, error).either, 'L', 1),
          persen: formatUnit(accuracy, '%', 2),
          selisih: formatUnit(100 - accuracy, '%', 1),
        },
        // Rounding up would claim more than the example gives.
        bears: (figure) =>
          'number' in figure && accuracy >= figure.number - tolerance && accuracy < figure.number + 0.1,
      };
    },
  },
  /** Uncertainty of a reported volume: level, tank table and temperature. */
  volume: {
    route: toolRoutes.delivery,
    calculate(fragment) {
      const values = valuesOf(deliveryInputs, fragment);
      const { uncertainty, asOrdered, at15, at15Error } = assessDelivery(values);
      const share = Math.max(uncertainty / asOrdered, at15Error / at15);
      return {
        slots: {
          level: allDigits(values.levelAfter / 1000, 'm'),
          ketidakpastian: formatLitres(uncertainty),
          isi: formatLitres(asOrdered),
          persen: percent(share, 1),
        },
        bears: (figure) => 'number' in figure && 100 - share * 100 >= figure.number,
      };
    },
  },
} satisfies Record<string, Formula>;

export type FormulaName = keyof typeof formulas;
export const formulaNames = Object.keys(formulas) as [FormulaName, ...FormulaName[]];

/** Calculates the example that a link opens. @throws Error when the link is damaged or of another tool */
export function calculateExample(name: FormulaName, to: string): Example {
  const { route, calculate }: Formula = formulas[name];
  const [path, fragment = ''] = to.split('#');
  if (path !== route) throw new Error(`${to} does not open ${route}, which calculates “${name}”`);
  return calculate(`#${fragment}`);
}

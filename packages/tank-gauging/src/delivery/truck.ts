import { choiceInput, numberInput, type Values } from '../inputs.ts';

const compartments = [1, 2, 3, 4, 5] as const;
type Compartment = (typeof compartments)[number];

/** One input for each compartment, with its number appended to name and key. */
const inEach = <const N extends string, const K extends string>(
  name: N,
  key: K,
  ...[initial, min, max, unit]: [number, number, number, string]
) =>
  Object.fromEntries(
    compartments.map((n) => [`${name}${n}`, numberInput(`${key}${n}`, initial, min, max, { unit })]),
  ) as unknown as { [C in Compartment as `${N}${C}`]: ReturnType<typeof numberInput<`${K}${C}`>> };

/** Measurement of a tank truck on arrival: volumes of its compartments by their marks, before unloading. */
export const truckInputs = {
  compartments: choiceInput('kompartemen', ['0', '1', '2', '3', '4', '5']),
  /** Unit in which the certificate states the sensitivity of a compartment near its mark. */
  sensitivityUnit: choiceInput('kepekaanSatuan', ['mm/L', 'L/mm']),
  ...inEach('full', 'kT', 8000, 1, 60_000, 'L'),
  ...inEach('over', 'kSelisih', 0, -1000, 1000, 'mm'),
  ...inEach('sensitivity', 'kPeka', 1.5, 0.001, 1000, 'mm/L'),
  ...inEach('celsius', 'kSuhu', 33, -50, 150, '°C'),
  /** Half-widths: of each reading at the mark, of the certificate, of the thermometer. */
  truckReading: numberInput('kBaca', 1, 0, 100, { unit: 'mm' }),
  truckScale: numberInput('kTera', 0.2, 0, 20, { unit: '%' }),
  truckThermometer: numberInput('kTermometer', 0.5, 0, 50, { unit: '°C' }),
};
type TruckValues = Values<typeof truckInputs>;
export type TruckField = keyof typeof truckInputs;

/** Compartments that were measured. */
const measured = ({ compartments: count }: TruckValues) => compartments.filter((n) => n <= Number(count));

export const truckFields = (values: TruckValues): readonly TruckField[] => {
  const all = measured(values);
  const shared = ['truckReading', 'truckScale', 'truckThermometer'] as const;
  return [
    'compartments',
    ...(all.length > 0 ? (['sensitivityUnit'] as const) : []),
    ...all.flatMap((n) => [`full${n}`, `over${n}`, `sensitivity${n}`, `celsius${n}`] as const),
    ...(all.length > 0 ? shared : []),
  ];
};

/**
 * Second measurement of the same delivery: certified volume at the mark (T2) of each compartment, corrected by the
 * liquid's distance from it and the compartment's sensitivity. Undefined without a compartment.
 * @param factorTo15 ratio of the volume at 15 °C to that at a temperature in °C
 * @returns litres, and expanded uncertainties with k = 2
 */
export function assessTruck(
  values: TruckValues & { basis: 'amatan' | 'baku'; orderedAt: number },
  factorTo15: (celsius: number) => number,
) {
  const all = measured(values);
  if (all.length === 0) return undefined;
  const parts = all.map((n) => {
    const peak = values[`sensitivity${n}`];
    const perMm = values.sensitivityUnit === 'L/mm' ? peak : 1 / peak;
    const factor = factorTo15(values[`celsius${n}`]);
    const observed = values[`full${n}`] + values[`over${n}`] * perMm;
    const colder = factorTo15(values[`celsius${n}`] + 1);
    return { observed, at15: observed * factor, perMm: perMm * factor, perDegree: observed * (colder - factor) };
  });
  const sum = (quantity: keyof (typeof parts)[number]) => parts.reduce((total, part) => total + part[quantity], 0);
  const toOrder = values.basis === 'baku' ? 1 : 1 / factorTo15(values.orderedAt);
  // Certificate and thermometer are common to all compartments, readings independent. Half-widths are of rectangular
  // distributions.
  const error = Math.hypot(
    ...parts.map(({ perMm }) => perMm * values.truckReading),
    (sum('at15') * values.truckScale) / 100,
    sum('perDegree') * values.truckThermometer,
  );
  const at15Error = (2 / Math.sqrt(3)) * error;
  return {
    observed: sum('observed'),
    at15: sum('at15'),
    at15Error,
    asOrdered: sum('at15') * toOrder,
    uncertainty: at15Error * toOrder,
  };
}

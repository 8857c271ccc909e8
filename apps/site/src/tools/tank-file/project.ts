import { choiceInput, initialValues, numberInput, type Values } from 'tank-gauging/inputs';
import { type RoiValues, roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases, type RoiRadio, type RoiResult } from 'tank-gauging/roi/model';
import type { Tank } from 'tank-gauging/tank/tank-record';

type Asked = 'gaugings' | 'minutes' | 'wage' | 'runOuts' | 'runOutCost' | 'productValue' | 'lossShare';

/** Question of the ROI calculator whose 0 means not answered and adds no saving. */
const unknownCosts = <const K extends string>(field: Asked, key: K, most = roiInputs[field].max) =>
  numberInput(key, 0, 0, most, { unit: roiInputs[field].unit ?? '' });
/** Price with the calculator's example. */
const price = <const K extends string>(
  { initial, max, unit = '' }: (typeof roiInputs)['devicePrice' | 'installation'],
  key: K,
) => numberInput(key, initial, 0, max, { unit });

/** Whether the pressure is typed gauge or absolute; it is stored as gauge. */
export const pressureAs = choiceInput('acuan', ['terukur', 'mutlak']);

/** Wages, losses and prices belong to the project, so they are not passed on with the tank. */
export const projectInputs = {
  gaugings: unknownCosts('gaugings', 'p-ukur', 24),
  minutes: unknownCosts('minutes', 'p-menit', 60),
  wage: unknownCosts('wage', 'p-upah'),
  runOuts: unknownCosts('runOuts', 'p-habis', 365),
  runOutCost: unknownCosts('runOutCost', 'p-biayaHabis'),
  productValue: unknownCosts('productValue', 'p-nilai'),
  lossShare: unknownCosts('lossShare', 'p-susut', 100),
  devicePrice: price(roiInputs.devicePrice, 'p-alat'),
  installation: price(roiInputs.installation, 'p-pasang'),
} as const;
export type Project = Values<typeof projectInputs>;
export const projectFields = Object.keys(projectInputs) as (keyof Project)[];

/** Inputs for the ROI calculator; sources that the sheet does not ask about save nothing. */
export function projectRoiValues({ quantity, power }: Tank, project: Project, network: string | undefined): RoiValues {
  const own = Object.fromEntries(projectFields.map((field) => [field, project[field]]));
  const radio = roiInputs.network.options.find((option) => option === network);
  return {
    ...initialValues(roiInputs),
    ...{ deliveries: 0, stopHours: 0 },
    ...own,
    tanks: quantity,
    network: power === 'listrik' ? 'listrik' : (radio ?? 'lorawan'),
  };
}

/** Payback by the calculator's cases; undefined while no source of savings is entered. */
export function paybackIn(roi: RoiValues, radios: readonly RoiRadio[]): RoiResult | undefined {
  const { gaugings, minutes, wage, runOuts, runOutCost, productValue, lossShare } = roi;
  const saves = gaugings * minutes * wage > 0 || runOuts * runOutCost > 0 || productValue * lossShare > 0;
  return saves ? calculateCases(roi, radios) : undefined;
}

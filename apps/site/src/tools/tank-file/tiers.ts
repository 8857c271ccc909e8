import { ownSizes, sizesOf, type Tank, type TankField, type TankUse, type tankRecord } from '../kit/tank-record.ts';

/** What a device is chosen by, what an order needs besides, what a survey finds, and the stock. */
export const tiers = {
  device: ['kind', 'task', 'shape', 'temperature', 'pressure', 'opening', 'inside', 'place', 'zone', 'power', 'signal'],
  order: ['quantity', 'nozzle', 'neck', 'flange', 'facing', 'valve', 'sulphide', 'designTemperature', 'designPressure'],
  survey: ['reference', 'water', 'certificate', 'gauge'],
  stock: ['dead', 'safe', 'use', 'delivery', 'leadTime', 'fillRate'],
} as const satisfies Record<string, readonly TankField[]>;

/** The questions of the first tier that belong to this tank. */
export function deviceFields(tank: Pick<Tank, 'shape' | 'medium'>): TankField[] {
  const own: TankField[] = tank.medium === '' ? ['permittivity', 'density'] : [];
  return tiers.device.flatMap((field) => (field === 'shape' ? [field, ...sizesOf[tank.shape], ...own] : [field]));
}

/** Only what belongs to its shape goes along. */
export const tankUse: TankUse<typeof tankRecord> = { fromTank: () => ({}), toTank: ownSizes };

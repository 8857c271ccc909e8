import {
  keepOwnSizes,
  shapeDimensions,
  type Tank,
  type TankField,
  type TankUse,
  type tankRecord,
} from 'tank-gauging/tank/tank-record';

/** Fields by purpose: choosing a device, placing an order, site survey, stock planning. */
export const fieldTiers = {
  device: ['kind', 'task', 'shape', 'temperature', 'pressure', 'opening', 'inside', 'place', 'zone', 'power', 'signal'],
  order: ['quantity', 'nozzle', 'neck', 'flange', 'facing', 'valve', 'sulphide', 'designTemperature', 'designPressure'],
  survey: ['reference', 'water', 'certificate', 'gauge'],
  stock: ['dead', 'safe', 'use', 'delivery', 'leadTime', 'fillRate'],
} as const satisfies Record<string, readonly TankField[]>;

/** Fields of the device tier that apply to this tank. */
export function deviceFields(tank: Pick<Tank, 'shape' | 'medium'>): TankField[] {
  const own: TankField[] = tank.medium === '' ? ['permittivity', 'density'] : [];
  return fieldTiers.device.flatMap((field) =>
    field === 'shape' ? [field, ...shapeDimensions[tank.shape], ...own] : [field],
  );
}

/** Only the dimensions of its shape are passed on. */
export const tankUse: TankUse<typeof tankRecord> = { fromTank: () => ({}), toTank: keepOwnSizes };

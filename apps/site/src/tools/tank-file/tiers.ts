import { isIdleField } from 'tank-gauging/tank/field-states';
import {
  type AskedField,
  keepOwnSizes,
  seldomAsked,
  shapeDimensions,
  type Tank,
  type TankUse,
  tankRecord,
} from 'tank-gauging/tank/tank-record';
import { ownVesselFields } from 'tank-gauging/tank/vessel-fields';

/** Fields by purpose: choosing a device, placing an order, site survey, stock planning. */
export const fieldTiers = {
  device: ['kind', 'task', 'shape', 'temperature', 'pressure', 'opening', 'inside', 'place', 'zone', 'power', 'signal'],
  order: ['quantity', 'nozzle', 'neck', 'flange', 'facing', 'valve', 'sulphide', 'designTemperature', 'designPressure'],
  survey: ['reference', 'water', 'certificate', 'gauge'],
  stock: ['dead', 'safe', 'use', 'delivery', 'leadTime', 'fillRate'],
  seldom: seldomAsked,
} as const satisfies Record<string, readonly AskedField[]>;

/** Questions that decide most between sensors; the picker puts them first. */
export const firstFields = ['kind', 'task', 'temperature', 'pressure', 'opening', 'zone'] as const;

/** Fields of the device tier that apply to this tank. */
export function deviceFields(tank: Tank): AskedField[] {
  const own: AskedField[] = tank.medium === '' ? ['permittivity', 'density'] : [];
  return fieldTiers.device.flatMap((field) =>
    field === 'shape'
      ? [field, ...shapeDimensions[tank.shape], ...endFields(tank), 'capacity' as const, ...own]
      : [field],
  );
}

/** Rarely requested fields that mean something for this tank. */
export const seldomFields = (tank: Tank): AskedField[] => seldomAsked.filter((field) => !isIdleField(tank, field));

/** Questions about the ends of the tank's shape. */
function endFields(tank: Tank): AskedField[] {
  const own = ownVesselFields(tank);
  return (['heads', 'bottom', 'bottomDepth'] as const).filter((field) => own.includes(field));
}

/** Only the dimensions of its shape are passed on. */
export const tankUse: TankUse<typeof tankRecord> = { fromTank: () => ({}), toTank: keepOwnSizes };

/**
 * Inputs of the sheet that describe this tank: of the vessel only what its shape has. Wages and prices are not among
 * them, and leave the page only by its own link.
 */
export function ownFields(tank: Tank): (name: string) => boolean {
  const own = keepOwnSizes(tank);
  return (name) => name in tankRecord && name in own;
}

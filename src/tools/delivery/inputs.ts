import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** What the page asks for. Addresses that people have sent hold the names in quotes. */
export const deliveryInputs = {
  shape: choice('bentuk', ['tegak', 'mendatar', 'tabel']),
  diameter: number('diameter', 4.95, 0.3, 100, { unit: 'm' }),
  length: number('panjang', 6, 0.3, 100, { unit: 'm' }),
  levelBefore: number('h1', 1210, 0, 60_000, { unit: 'mm' }),
  levelAfter: number('h2', 2030, 0, 60_000, { unit: 'mm' }),
  waterBefore: number('a1', 0, 0, 10_000, { unit: 'mm' }),
  waterAfter: number('a2', 0, 0, 10_000, { unit: 'mm' }),
  /** Litres that the visitor's own table gives at either level, water deducted, and litres of one mm there. */
  tableBefore: number('v1', 23_290, 0, 1e9, { unit: 'L' }),
  tableAfter: number('v2', 39_070, 0, 1e9, { unit: 'L' }),
  perMmBefore: number('l1', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  perMmAfter: number('l2', 19.2, 0.001, 1e6, { unit: 'L/mm' }),
  temperatureBefore: number('t1', 30, -50, 150, { unit: '°C' }),
  temperatureAfter: number('t2', 31, -50, 150, { unit: '°C' }),
  product: choice('produk', ['bbm', 'mentah', 'pelumas']),
  density: number('rho', 845, 470, 1200, { unit: 'kg/m³' }),
  used: number('pakai', 0, 0, 1e8, { unit: 'L' }),
  ordered: number('do', 16_000, 1, 1e9, { unit: 'L' }),
  basis: choice('dasar', ['amatan', 'baku']),
  orderedAt: number('tdo', 33, -50, 150, { unit: '°C' }),
  tolerance: number('toleransi', 80, 0, 1e8, { unit: 'L' }),
  /** Half-widths: of what is the same for both readings, and of what each reading has for itself. */
  offset: number('geser', 2, 0, 1000, { unit: 'mm' }),
  reading: number('ulang', 2, 0, 1000, { unit: 'mm' }),
  scale: number('tabelGalat', 0.3, 0, 20, { unit: '%' }),
  thermometer: number('termometer', 0.5, 0, 50, { unit: '°C' }),
  sample: number('suhuGalat', 1, 0, 50, { unit: '°C' }),
  densityError: number('rhoGalat', 2, 0, 100, { unit: 'kg/m³' }),
  usedError: number('pakaiGalat', 1, 0, 100, { unit: '%' }),
  /** Expanded, k = 2, as a meter's certificate states it. */
  orderedError: number('udo', 32, 0, 1e8, { unit: 'L' }),
};
export type DeliveryValues = Values<typeof deliveryInputs>;
export type DeliveryField = keyof typeof deliveryInputs;

/** Fields that only one shape has. */
export const shapeFields = {
  tegak: ['diameter', 'levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'],
  mendatar: ['diameter', 'length', 'levelBefore', 'levelAfter', 'waterBefore', 'waterAfter'],
  tabel: ['tableBefore', 'tableAfter', 'perMmBefore', 'perMmAfter'],
} as const satisfies Record<DeliveryValues['shape'], readonly DeliveryField[]>;

/** The other groups of the form. */
export const product = ['temperatureBefore', 'temperatureAfter', 'product', 'density', 'used'] as const;
export const order = ['ordered', 'basis', 'orderedAt', 'tolerance'] as const;
const ofLevel = ['offset', 'reading', 'scale'] as const;
export const errors = [...ofLevel, 'thermometer', 'sample', 'densityError', 'usedError', 'orderedError'] as const;

/** Columns of a judged list, on the page and in its file. */
const judged = ['date', 'supplier', 'ordered', 'received', 'short', 'uncertainty', 'verdict'] as const;
export const listColumns = [...judged, 'balance'] as const;

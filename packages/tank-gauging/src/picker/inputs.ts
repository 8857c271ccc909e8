import { choice, number, type Values } from '../inputs.ts';
import { pickerChoices as options, referenceErrorMm } from '../tank/choices.ts';
import { asked } from '../tank/tank-record.ts';

/** `medium` is an id of the table of media, or a name; empty means the kind as a whole, as in older links. */
export const pickerInputs = {
  isi: asked('kind', 'isi'),
  ukur: asked('task', 'ukur'),
  serah: choice('serah', options.serah),
  batas: number('batas', 0, 0, 1000, { unit: 'mm' }),
  uap: choice('uap', options.uap),
  busa: choice('busa', options.busa),
  suhu: asked('temperature', 'suhu'),
  tekanan: asked('pressure', 'tekanan'),
  acuan: choice('acuan', options.acuan),
  /** Differences from the usual temperature and pressure to their minimum and maximum. */
  suhuTurun: number('suhuTurun', 0, 0, 1000, { unit: '°C' }),
  suhuNaik: number('suhuNaik', 0, 0, 1000, { unit: '°C' }),
  tekananTurun: number('tekananTurun', 0, 0, 1500, { unit: 'bar' }),
  tekananNaik: number('tekananNaik', 0, 0, 1500, { unit: 'bar' }),
  /** °C by which the vapour of a refrigerated liquid is warmer under the roof than at the surface. */
  uapHangat: number('uapHangat', 0, 0, 300, { unit: '°C' }),
  /** Own figures for a medium that is not in the table; 0 uses the table. */
  er: asked('permittivity', 'er'),
  rho: asked('density', 'rho'),
  /** Set pressure of the breather valve in mbar gauge; 0 means unknown. */
  pv: asked('valve', 'pv'),
  susunan: choice('susunan', options.susunan),
  curah: choice('curah', options.curah),
  sudut: number('sudut', 35, 0, 60, { unit: '°' }),
  zona: asked('zone', 'zona'),
  bahan: choice('bahan', options.bahan),
  tinggi: asked('height', 'tinggi', { initial: 12 }),
  ruang: number('ruang', 0.5, 0, 10, { unit: 'm' }),
  bentuk: { ...choice('bentuk', options.bentuk), of: 'shape' },
  diameter: asked('diameter', 'diameter', { initial: 15, min: 0 }),
  panjang: asked('length', 'panjang', { min: 0 }),
  isian: number('isian', 50, 1, 99, { unit: '%' }),
  galat: number('galat', referenceErrorMm, 0.1, 100, { unit: 'mm' }),
  nosel: asked('opening', 'nosel'),
  lubang: asked('nozzle', 'lubang', { initial: 100, min: 15 }),
  leher: asked('neck', 'leher', { initial: 200 }),
  halangan: asked('inside', 'halangan'),
  letak: asked('place', 'letak'),
  sinyal: asked('signal', 'sinyal'),
  pandang: choice('pandang', options.pandang),
  jarak: number('jarak', 0.8, 0, 60, { unit: 'km' }),
  daya: asked('power', 'daya'),
  jeda: choice('jeda', options.jeda, '15'),
  medium: asked('medium', 'medium'),
} as const;

export type Answers = Values<typeof pickerInputs>;

export const impossibilities = ['bahan', 'titikDidih', 'titikLeleh', 'hampa', 'penuh', 'terbuka', 'apung'] as const;

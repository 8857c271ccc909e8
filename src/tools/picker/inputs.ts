import { pickerChoices as options, referenceErrorMm } from '../../shared/records/selection-schema.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** A medium is one of the table, see `tank.ts`; none is the kind as a whole, as in links shared before. */
export const pickerInputs = {
  isi: choice('isi', options.isi, 'solar'),
  ukur: choice('ukur', options.ukur, 'volume'),
  serah: choice('serah', options.serah),
  batas: number('batas', 0, 0, 1000, { unit: 'mm' }),
  uap: choice('uap', options.uap),
  busa: choice('busa', options.busa),
  suhu: number('suhu', 32, -260, 1000, { unit: '°C' }),
  tekanan: number('tekanan', 0, -1, 1500, { unit: 'bar' }),
  acuan: choice('acuan', options.acuan),
  /** From the usual temperature and pressure to the least and the most. */
  suhuTurun: number('suhuTurun', 0, 0, 1000, { unit: '°C' }),
  suhuNaik: number('suhuNaik', 0, 0, 1000, { unit: '°C' }),
  tekananTurun: number('tekananTurun', 0, 0, 1500, { unit: 'bar' }),
  tekananNaik: number('tekananNaik', 0, 0, 1500, { unit: 'bar' }),
  /** °C by which the vapour of what is kept cold is warmer under the roof than at the surface. */
  uapHangat: number('uapHangat', 0, 0, 300, { unit: '°C' }),
  /** Of a medium that the table does not have; 0 is what the table says. */
  er: number('er', 0, 0, 200),
  rho: number('rho', 0, 0, 20, { unit: 'kg/L' }),
  /** Set pressure of the breather valve, mbar gauge; 0 is not known. */
  pv: number('pv', 0, 0, 500, { unit: 'mbar' }),
  susunan: choice('susunan', options.susunan),
  curah: choice('curah', options.curah),
  sudut: number('sudut', 35, 0, 60, { unit: '°' }),
  zona: choice('zona', options.zona, 'zona-1'),
  bahan: choice('bahan', options.bahan),
  tinggi: number('tinggi', 12, 0.1, 60, { unit: 'm' }),
  ruang: number('ruang', 0.5, 0, 10, { unit: 'm' }),
  bentuk: choice('bentuk', options.bentuk),
  diameter: number('diameter', 15, 0, 120, { unit: 'm' }),
  panjang: number('panjang', 6, 0, 120, { unit: 'm' }),
  isian: number('isian', 50, 1, 99, { unit: '%' }),
  galat: number('galat', referenceErrorMm, 0.1, 100, { unit: 'mm' }),
  nosel: choice('nosel', options.nosel),
  lubang: number('lubang', 100, 15, 1000, { unit: 'mm' }),
  leher: number('leher', 200, 0, 3000, { unit: 'mm' }),
  halangan: choice('halangan', options.halangan),
  letak: choice('letak', options.letak),
  sinyal: choice('sinyal', options.sinyal, 'lemah'),
  pandang: choice('pandang', options.pandang),
  jarak: number('jarak', 0.8, 0, 60, { unit: 'km' }),
  daya: choice('daya', options.daya, 'baterai'),
  jeda: choice('jeda', options.jeda, '15'),
  medium: choice<string, 'medium'>('medium', ['']),
} as const;

export type Answers = Values<typeof pickerInputs>;

export const impossibilities = ['titikDidih', 'titikLeleh', 'hampa', 'penuh', 'terbuka', 'apung'] as const;

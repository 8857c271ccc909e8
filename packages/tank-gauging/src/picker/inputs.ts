import { choiceInput, numberInput, type Values } from '../inputs.ts';
import { pickerChoices as options, referenceErrorMm } from '../tank/choices.ts';
import { sharedInput } from '../tank/tank-record.ts';

/** `medium` is an id of the table of media, or a name; empty means the kind as a whole, as in older links. */
export const pickerInputs = {
  isi: sharedInput('kind', 'isi'),
  ukur: sharedInput('task', 'ukur'),
  serah: choiceInput('serah', options.serah),
  batas: numberInput('batas', 0, 0, 1000, { unit: 'mm' }),
  uap: choiceInput('uap', options.uap),
  busa: choiceInput('busa', options.busa),
  suhu: sharedInput('temperature', 'suhu'),
  tekanan: sharedInput('pressure', 'tekanan'),
  acuan: choiceInput('acuan', options.acuan),
  /** Differences from the usual temperature and pressure to their minimum and maximum. */
  suhuTurun: numberInput('suhuTurun', 0, 0, 1000, { unit: '°C' }),
  suhuNaik: numberInput('suhuNaik', 0, 0, 1000, { unit: '°C' }),
  tekananTurun: numberInput('tekananTurun', 0, 0, 1500, { unit: 'bar' }),
  tekananNaik: numberInput('tekananNaik', 0, 0, 1500, { unit: 'bar' }),
  /** °C by which the vapour of a refrigerated liquid is warmer under the roof than at the surface. */
  uapHangat: numberInput('uapHangat', 0, 0, 300, { unit: '°C' }),
  /** Own figures for a medium that is not in the table; 0 uses the table. */
  er: sharedInput('permittivity', 'er'),
  rho: sharedInput('density', 'rho'),
  /** Set pressure of the breather valve in mbar gauge; 0 means unknown. */
  pv: sharedInput('valve', 'pv'),
  susunan: choiceInput('susunan', options.susunan),
  curah: choiceInput('curah', options.curah),
  sudut: numberInput('sudut', 35, 0, 60, { unit: '°' }),
  zona: sharedInput('zone', 'zona'),
  bahan: choiceInput('bahan', options.bahan),
  tinggi: sharedInput('height', 'tinggi', { initial: 12 }),
  ruang: numberInput('ruang', 0.5, 0, 10, { unit: 'm' }),
  bentuk: { ...choiceInput('bentuk', options.bentuk), tankField: 'shape' },
  diameter: sharedInput('diameter', 'diameter', { initial: 15, min: 0 }),
  panjang: sharedInput('length', 'panjang', { min: 0 }),
  isian: numberInput('isian', 50, 1, 99, { unit: '%' }),
  galat: numberInput('galat', referenceErrorMm, 0.1, 100, { unit: 'mm' }),
  nosel: sharedInput('opening', 'nosel'),
  lubang: sharedInput('nozzle', 'lubang', { initial: 100, min: 15 }),
  leher: sharedInput('neck', 'leher', { initial: 200 }),
  halangan: sharedInput('inside', 'halangan'),
  letak: sharedInput('place', 'letak'),
  sinyal: sharedInput('signal', 'sinyal'),
  pandang: choiceInput('pandang', options.pandang),
  jarak: numberInput('jarak', 0.8, 0, 60, { unit: 'km' }),
  daya: sharedInput('power', 'daya'),
  jeda: choiceInput('jeda', options.jeda, '15'),
  medium: sharedInput('medium', 'medium'),
} as const;

export type Answers = Values<typeof pickerInputs>;

export const impossibilities = ['bahan', 'titikDidih', 'titikLeleh', 'hampa', 'penuh', 'terbuka', 'apung'] as const;

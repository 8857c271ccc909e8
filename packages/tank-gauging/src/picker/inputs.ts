import { choiceInput, type Values } from '../inputs.ts';
import { pickerChoices as options } from '../tank/choices.ts';
import { sharedInput } from '../tank/tank-record.ts';

/**
 * Answers by which devices are judged; pressure in bar gauge. `medium` is an id of the table of media, or a name; empty
 * means the kind as a whole. The keys are those of links from before the picker asked for the fields of the record.
 */
export const pickerInputs = {
  isi: sharedInput('kind', 'isi'),
  ukur: sharedInput('task', 'ukur'),
  serah: sharedInput('transfer', 'serah'),
  batas: sharedInput('errorLimit', 'batas'),
  uap: sharedInput('vapour', 'uap'),
  busa: { ...choiceInput('busa', options.busa), tankField: 'foam' },
  suhu: sharedInput('temperature', 'suhu'),
  tekanan: sharedInput('pressure', 'tekanan'),
  /** Differences from the usual temperature and pressure to their minimum and maximum. */
  suhuTurun: sharedInput('temperatureFall', 'suhuTurun'),
  suhuNaik: sharedInput('temperatureRise', 'suhuNaik'),
  tekananTurun: sharedInput('pressureFall', 'tekananTurun'),
  tekananNaik: sharedInput('pressureRise', 'tekananNaik'),
  /** °C by which the vapour of a refrigerated liquid is warmer under the roof than at the surface. */
  uapHangat: sharedInput('vapourWarmth', 'uapHangat'),
  /** Own figures for a medium that is not in the table; 0 uses the table. */
  er: sharedInput('permittivity', 'er'),
  rho: sharedInput('density', 'rho'),
  /** Set pressure of the breather valve in mbar gauge; 0 means unknown. */
  pv: sharedInput('valve', 'pv'),
  susunan: sharedInput('gauges', 'susunan'),
  curah: sharedInput('bulk', 'curah'),
  sudut: sharedInput('repose', 'sudut'),
  zona: sharedInput('zone', 'zona'),
  bahan: sharedInput('wall', 'bahan'),
  /** From the sensor to the bottom. */
  tinggi: sharedInput('sensorHeight', 'tinggi', { initial: 12, min: 0.1 }),
  ruang: sharedInput('headroom', 'ruang'),
  bentuk: { ...choiceInput('bentuk', options.bentuk), tankField: 'shape' },
  diameter: sharedInput('diameter', 'diameter', { initial: 15 }),
  panjang: sharedInput('length', 'panjang'),
  isian: sharedInput('filling', 'isian'),
  galat: sharedInput('gaugeError', 'galat'),
  nosel: sharedInput('opening', 'nosel'),
  lubang: sharedInput('nozzle', 'lubang', { initial: 100 }),
  leher: sharedInput('neck', 'leher', { initial: 200 }),
  halangan: sharedInput('inside', 'halangan'),
  letak: sharedInput('place', 'letak'),
  sinyal: sharedInput('signal', 'sinyal'),
  pandang: sharedInput('sight', 'pandang'),
  jarak: sharedInput('distance', 'jarak'),
  daya: sharedInput('power', 'daya'),
  jeda: sharedInput('interval', 'jeda'),
  medium: sharedInput('medium', 'medium'),
} as const;

export type Answers = Values<typeof pickerInputs>;

export const impossibilities = ['bahan', 'titikDidih', 'titikLeleh', 'hampa', 'penuh', 'terbuka', 'apung'] as const;

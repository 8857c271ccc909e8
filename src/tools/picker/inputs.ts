import { referenceErrorMm } from '../../shared/records/selection.ts';
import { pickerChoices as options } from '../../shared/records/selection-fields.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** Everything the picker asks, with its worked example: a diesel tank of 12 m in zone 1, without mains power. */
export const inputs = {
  isi: choice(options.isi, 'solar'),
  ukur: choice(options.ukur, 'volume'),
  uap: choice(options.uap),
  busa: choice(options.busa),
  suhu: number(32, -250, 1000),
  tekanan: number(0, -1, 1500),
  zona: choice(options.zona, 'zona-1'),
  bahan: choice(options.bahan),
  tinggi: number(12, 0.1, 60),
  ruang: number(0.5, 0, 10),
  diameter: number(15, 0, 120),
  galat: number(referenceErrorMm, 0.1, 100),
  nosel: choice(options.nosel),
  halangan: choice(options.halangan),
  letak: choice(options.letak),
  sinyal: choice(options.sinyal, 'lemah'),
  pandang: choice(options.pandang),
  jarak: number(0.8, 0, 60),
  daya: choice(options.daya, 'baterai'),
  jeda: choice(options.jeda, '15'),
} as const;

export type Answers = Values<typeof inputs>;

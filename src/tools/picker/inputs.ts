import { pickerChoices as options, referenceErrorMm } from '../../shared/records/selection-fields.ts';
import { choice, number, type Values } from '../kit/tool-inputs.ts';

/** What the picker asks besides the medium, with its worked example: a diesel tank of 12 m in zone 1, without mains power. */
const asked = {
  isi: choice(options.isi, 'solar'),
  ukur: choice(options.ukur, 'volume'),
  serah: choice(options.serah),
  batas: number(0, 0, 1000),
  uap: choice(options.uap),
  busa: choice(options.busa),
  suhu: number(32, -250, 1000),
  tekanan: number(0, -1, 1500),
  zona: choice(options.zona, 'zona-1'),
  bahan: choice(options.bahan),
  tinggi: number(12, 0.1, 60),
  ruang: number(0.5, 0, 10),
  bentuk: choice(options.bentuk),
  diameter: number(15, 0, 120),
  panjang: number(6, 0, 120),
  isian: number(50, 1, 99),
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

/** Everything the picker asks. A medium is one of those of the table; none is the kind as a whole, as in links shared before. */
export const inputsFor = (media: readonly string[]) => ({ ...asked, medium: choice<string>(['', ...media]) });

export type PickerInputs = ReturnType<typeof inputsFor>;
export type Answers = Values<PickerInputs>;

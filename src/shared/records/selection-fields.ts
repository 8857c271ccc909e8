/**
 * What the sensor picker asks, by the names that stand in its address: choices with their values, and figures.
 * Rules in sensors/*.yaml and connectivity/*.yaml refer to these. Free of the schema library, because the island
 * reads them too.
 */
export const pickerChoices = {
  isi: [
    'air',
    'limbah',
    'solar',
    'bensin',
    'mentah',
    'cpo',
    'kimia',
    'asam',
    'lpg',
    'gascair',
    'pangan',
    'lumpur',
    'bubuk',
  ],
  ukur: ['level', 'volume', 'massa', 'mutu', 'suhu', 'tekanan'],
  serah: ['stok', 'tera'],
  uap: ['sedikit', 'banyak', 'selimut'],
  busa: ['tanpa', 'tipis', 'tebal'],
  zona: ['aman', 'zona-2', 'zona-1', 'zona-0'],
  bahan: ['baja', 'beton', 'plastik'],
  bentuk: ['tegak', 'mendatar', 'bola', 'persegi'],
  nosel: ['atas', 'pipa', 'bawah', 'terbuka', 'tanpa'],
  halangan: ['bersih', 'koil', 'pengaduk', 'apung'],
  letak: ['luar', 'ruang', 'tanam'],
  sinyal: ['baik', 'lemah', 'tiada'],
  pandang: ['bebas', 'terhalang'],
  daya: ['listrik', 'surya', 'baterai'],
  jeda: ['1', '5', '15', '60', '240', '1440'],
} as const;

export type ChoiceName = keyof typeof pickerChoices;
export const choiceNames = Object.keys(pickerChoices) as ChoiceName[];

/**
 * °C; bar above the atmosphere; m; m between sensor face and highest level; m; m of a lying or rectangular tank; per cent of
 * the height that is filled; km to gateway or access point; ± mm that a radar is taken to have; ± mm that is required.
 */
export const pickerNumbers = [
  'suhu',
  'tekanan',
  'tinggi',
  'ruang',
  'diameter',
  'panjang',
  'isian',
  'jarak',
  'galat',
  'batas',
] as const;
export type NumberName = (typeof pickerNumbers)[number];

/** What an instrument reads. */
export const quantities = ['level', 'suhu', 'tekanan', 'mutu'] as const;
export type Quantity = (typeof quantities)[number];

/** Rows of the two decision tables. */
export const sensorCriteria = [
  'besaran',
  'akurasi',
  'serah',
  'isi',
  'uap',
  'busa',
  'suhu',
  'tekanan',
  'rentang',
  'pasang',
  'halangan',
  'zona',
] as const;
export const radioCriteria = ['jarak', 'sinyal', 'letak', 'daya', 'jeda', 'zona'] as const;
export type Criterion = (typeof sensorCriteria)[number] | (typeof radioCriteria)[number];

/** Qualities of a medium, each with its values, as rules name them. */
export const mediumTraits = {
  vapour: ['low', 'moist', 'volatile', 'boiling', 'fuming', 'dust'],
  foam: ['none', 'thin', 'thick'],
  buildUp: ['none', 'thin', 'heavy'],
  conductivity: ['insulating', 'weak', 'conductive'],
  wetted: ['steel', 'stainless', 'ptfe', 'alloy'],
} as const;
export type TraitName = keyof typeof mediumTraits;
export const traitNames = Object.keys(mediumTraits) as TraitName[];

/** Figures of a medium that may be missing for want of a source. */
export const mediumFigures = ['dielectric', 'density'] as const;
export type MediumFigure = (typeof mediumFigures)[number];

/** What a rule asks of the medium; a bound on the dielectric constant is held against its lowest value. */
export type MediumCondition = { readonly [K in TraitName]?: readonly string[] | undefined } & {
  readonly dielectric?: Bounds | undefined;
  readonly unknown?: readonly MediumFigure[] | undefined;
  readonly absorbs?: boolean | undefined;
};

/** What must hold for a rule: every field named, each by one of its values or by its bounds (exclusive). */
export type Condition = {
  readonly [K in ChoiceName]?: readonly string[] | undefined;
} & {
  readonly besaran?: readonly Quantity[] | undefined;
} & {
  readonly medium?: MediumCondition | undefined;
} & {
  readonly angka?: { readonly [K in NumberName]?: Bounds | undefined } | undefined;
};

export interface Bounds {
  above?: number | undefined;
  below?: number | undefined;
}

/** ± mm that tools work with for a level sensor whose error the owner has not stated: usual for stock radars. */
export const referenceErrorMm = 3;

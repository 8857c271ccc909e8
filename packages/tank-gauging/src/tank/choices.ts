/**
 * The picker’s choices, named as in its URL; rules, sensors and radios refer to them. Imports no schema library, as
 * the island reads them too.
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
  ukur: ['level', 'volume', 'massa', 'antarmuka', 'titik', 'mutu', 'suhu', 'tekanan'],
  serah: ['stok', 'tera'],
  uap: ['sedikit', 'banyak', 'selimut'],
  busa: ['tanpa', 'tipis', 'tebal'],
  zona: ['aman', 'zona-2', 'zona-1', 'zona-0', 'zona-22', 'zona-21', 'zona-20'],
  bahan: ['baja', 'beton', 'plastik'],
  bentuk: ['tegak', 'mendatar', 'bola', 'persegi'],
  nosel: ['atas', 'pipa', 'bawah', 'terbuka', 'tanpa'],
  susunan: ['satu', 'dua'],
  curah: ['isi', 'tarik'],
  halangan: ['bersih', 'koil', 'pengaduk', 'apung'],
  letak: ['luar', 'ruang', 'tanam'],
  sinyal: ['baik', 'lemah', 'tiada'],
  pandang: ['bebas', 'terhalang'],
  daya: ['listrik', 'surya', 'baterai'],
  jeda: ['1', '5', '15', '60', '240', '1440'],
} as const;

export const quantities = ['level', 'antarmuka', 'titik', 'suhu', 'tekanan', 'mutu'] as const;
export type Quantity = (typeof quantities)[number];

/** Standard atmosphere in bar. */
export const atmosphere = 1.01325;

/** Assumed error of a level sensor without stated accuracy, ± mm: typical of radars for stock measurement. */
export const referenceErrorMm = 3;

/** Litres per millimetre at half height of the buried tank in examples of stations, Ø 2.5 m × 6.2 m. */
export const buriedTankLitresPerMm = 2.5 * 6.2;

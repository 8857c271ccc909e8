import { expect, test } from 'vitest';
import { untranslated } from './untranslated.ts';

test.each([
  '12.345 L',
  '−0,4 mm',
  '+2,0 m³ ±1,5%',
  '31,5 °C',
  '745,2 kg/m³',
  'Rp 450',
  'TK-204',
  '08.00–17.00 WIB',
  '4…20 mA',
])('%s is the same in every language', (text) => expect(untranslated(text)).toEqual({ translate: 'no' }));

test.each(['3 hari', '12 jam', '2 menit', 'Rp 450 jt', 'PT Nusa 2', '12 L per hari', 'memenuhi', '–', ''])(
  '%s is translated',
  (text) => expect(untranslated(text)).toEqual({}),
);

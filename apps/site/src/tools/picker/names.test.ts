import { mediumFinder } from 'tank-gauging/picker/find-medium';
import { expect, test } from 'vitest';
import { readRecord } from '../../shared/words/read-record.ts';
import { mediaSchema } from './records-schema.ts';

const { media } = readRecord('picker/media.yaml', mediaSchema);
const find = mediumFinder(media);

test.each([
  ['NaOH 48%', 'naoh-48'],
  ['naoh 32 %', 'naoh-32'],
  ['HCL 33%', 'hcl-32'],
  ['HCl 33%', 'hcl-32'],
  ['soda kaustik 48%', 'naoh-48'],
  ['Soda kaustik 48–50%', 'naoh-48'],
  ['Caustic Soda 50 persen', 'naoh-48'],
  ['H₂SO₄ 98 %', 'h2so4-98'],
  ['Amonia 25%', 'amonia-air'],
  ['Larutan urea 32,5%', 'urea-cair'],
  ['Metanol 99,9%', 'metanol'],
  ['IPA', 'ipa'],
  ['Hydrogen', 'hidrogen-cair'],
  ['Kernel', 'inti-sawit'],
  ['Fresh water', 'air-baku'],
  ['Fire  Water', 'air-baku'],
  ['BFW', 'air-demin'],
  ['LABSA', 'labsa'],
  ['Bromine', 'bromin'],
  ['Solar', 'biosolar'],
  ['LOX', 'oksigen-cair'],
  ['PERTALITE', 'pertalite'],
  ['Diklorometana', 'diklorometana'],
  ['DMF', 'dmf'],
  ['Karbon hitam', 'karbon-hitam'],
])('%s is certainly %s', (typed, id) => {
  const { certain, proposed } = find(typed);
  expect([certain?.id, proposed]).toEqual([id, []]);
});

test.each([
  ['Aspal', ['bitumen', 'aspal-emulsi']],
  ['Garam', ['brine', 'garam-cair', 'garam']],
  ['Palm Oil', ['cpo', 'rbdpo']],
  ['Alcohol', ['metanol', 'etanol', 'ipa']],
  ['Resin', ['epoksi', 'resin', 'pelet-pe']],
  ['Pupuk', ['pupuk-cair', 'urea-butir', 'za']],
  ['PKS', ['stearin-inti', 'cangkang-sawit']],
  ['Amonia', ['amonia', 'amonia-air']],
  ['NaOH 20%', ['naoh-48', 'naoh-32']],
  ['Etanol 70%', ['etanol']],
  ['NaOH 73%', ['naoh-48', 'naoh-32']],
  ['Susu', ['susu', 'susu-kapur', 'susu-bubuk']],
])('%s may be %j', (typed, ids) => {
  const { certain, proposed } = find(typed);
  expect([certain, proposed.map(({ id }) => id)]).toEqual([undefined, ids]);
});

test.each(['Asam', 'Acid', 'Minyak', 'Oil', 'Tepung', 'Susu UHT', 'Soda kaustik flakes'])(
  '%s is asked, with three proposals at most',
  (typed) => {
    const { certain, proposed } = find(typed);
    expect(certain).toBeUndefined();
    expect(proposed.length).toBeGreaterThan(0);
    expect(proposed.length).toBeLessThanOrEqual(3);
  },
);

test('proposes nothing for a name that no medium resembles', () => {
  const nothing = { certain: undefined, isName: false, proposed: [], near: [] };
  expect([find('Qwertium'), find('48%')]).toEqual([nothing, nothing]);
});

test('lists all media for an empty text', () => expect(find(' ').near).toHaveLength(media.length));

test('each medium is certain by its own name, and by each name that is its alone', () => {
  const named = media.flatMap(({ id, name, also, strength }) =>
    [name, ...also.map((one) => (strength && strength[1] < 100 ? `${one} ${strength[0]}%` : one))].map((one) => [
      one,
      id,
    ]),
  );
  const others = named.filter(([name = '', id]) => find(name).certain?.id !== id);
  expect(others).toEqual([]);
});

import { saturationPressure } from 'tank-gauging/picker/media';
import { pickerChoices } from 'tank-gauging/tank/choices';
import { expect, test } from 'vitest';
import { type Changed, pickFor, pickMedium } from './fixture.ts';
import { findMedia, media, mediaOfRecord } from './words.ts';

test('each medium can be stored as recorded, at a pressure that fits its saturation', () => {
  expect(new Set(media.map(({ kind }) => kind))).toEqual(new Set(pickerChoices.isi));
  const stored = media.map(({ id }) => ({ id, ...pickMedium(id) }));
  expect(stored.filter(({ impossible }) => impossible.length > 0).map(({ id }) => id)).toEqual([]);
  // Stored under nitrogen above its saturation pressure, which is reported.
  expect(stored.filter(({ told }) => told).map(({ id }) => id)).toEqual(['etilen-oksida']);
});

test.each<[string, 'dielectric' | 'density', number]>([
  // Static permittivity at 20 to 25 °C: The Engineering ToolBox, Relative Permittivity.
  ['aseton', 'dielectric', 20.7],
  ['amonia', 'dielectric', 16.5],
  ['etil-asetat', 'dielectric', 6],
  ['asam-asetat', 'dielectric', 6.2],
  // kg/L at 25 °C: NIST Chemistry WebBook and IAPWS-95.
  ['metanol', 'density', 0.7866],
  ['toluena', 'density', 0.8622],
  ['air-baku', 'density', 0.997],
  ['amonia', 'density', 0.6028],
  ['propana', 'density', 0.4923],
])('for %s the recorded %s includes the independent value %d', (id, figure, value) => {
  const stated = media.find((medium) => medium.id === id)?.[figure];
  expect(stated?.from).toBeLessThanOrEqual(value);
  expect(stated?.to ?? Number.POSITIVE_INFINITY).toBeGreaterThanOrEqual(value);
});

test.each([
  // bar absolute at °C: NIST Chemistry WebBook and steam tables; tolerance 10 % where only the boiling point is
  // recorded.
  ['propana', 30, 10.79, 0.1],
  ['amonia', -10, 2.908, 0.01],
  ['amonia', 40, 15.55, 0.01],
  ['nitrogen-cair', -183.15, 3.61, 0.1],
  ['lng', -150, 2.35, 0.1],
  ['vcm', 30, 4.5, 0.1],
  ['co2-cair', -25, 16.83, 0.01],
  ['metanol', 30, 0.219, 0.03],
  ['air-panas', 120.2, 2, 0.01],
  ['air-panas', 188, 12, 0.01],
  ['air-panas', 264, 50, 0.01],
])('%s at %d °C has a vapour pressure of %d bar', (id, celsius, bar, within) => {
  const medium = media.find((one) => one.id === id);
  const gas = mediaOfRecord.gases[medium?.gas ?? ''];
  const { to = 0 } = (medium && saturationPressure(medium, gas, celsius)) ?? {};
  expect(Math.abs(to / bar - 1)).toBeLessThan(within);
});

test.each([
  // Saturated steam and air: technical information of Micropilot FMR51 and Levelflex FMP51; other pressures
  // interpolated.
  [{ suhu: 180, tekanan: 10, acuan: 'mutlak' }, 2.1, 0.02],
  [{ suhu: 264, tekanan: 50, acuan: 'mutlak' }, 8.6, 0.02],
  [{ suhu: 311, tekanan: 100, acuan: 'mutlak' }, 22, 0.02],
  [{ suhu: 152, tekanan: 4, acuan: 'terukur' }, 1.14, 0.05],
  // The partial pressure counts: steam of 10 bar with 20 bar of nitrogen, 2.1 and 0.024 per bar.
  [{ suhu: 180, tekanan: 30, acuan: 'mutlak' }, 2.56, 0.03],
] as const)('water at %j shifts a radar by %d per cent of the distance', (changed, percent, within) => {
  const { tank } = pickFor({ isi: 'air', tinggi: 6, ...changed });
  expect(Math.abs(tank.geser / percent - 1)).toBeLessThan(within);
  expect(tank.geserMm).toBeCloseTo(tank.geser * 60, 9);
});

test.each([
  ['H₂SO₄ 98', 'h2so4-98'],
  ['minyak goreng', 'rbd-olein'],
  ['NH3', 'amonia'],
  ['b40', 'biosolar'],
  ['anhydrous ammonia', 'amonia'],
  // A complete name ranks above the beginning of another.
  ['sulfur', 'belerang-cair'],
  ['paraffin wax', 'parafin'],
  ['xyzzy', undefined],
])('the query %s finds %s first', (typed, id) => expect(findMedia(typed).near[0]?.id).toBe(id));

test.each<[string, Changed, string[]]>([
  ['', {}, []],
  ['', { isi: 'air', suhu: 105 }, ['titikDidih']],
  ['', { isi: 'air', suhu: 105, tekanan: 1 }, []],
  ['', { tinggi: 3, ruang: 4 }, ['penuh']],
  ['', { isi: 'lpg', suhu: 30, tekanan: 0 }, ['titikDidih']],
  ['', { isi: 'lpg', suhu: 30, tekanan: 8 }, []],
  ['', { tekanan: 0, acuan: 'mutlak' }, ['hampa']],
  ['', { isi: 'air', nosel: 'terbuka', tekanan: 2 }, ['terbuka']],
  ['', { halangan: 'apung', bentuk: 'bola' }, ['apung']],
  ['nitrogen-cair', { suhu: 30, tekanan: 200 }, ['titikDidih']],
  ['lng', { suhu: -100, tekanan: 10 }, ['titikDidih']],
  ['amonia', { tekanan: 0 }, ['titikDidih']],
  ['amonia', { suhu: -33, tekanan: 0.05 }, []],
  ['aseton', { suhu: 70 }, ['titikDidih']],
  ['aseton', { suhu: 50 }, []],
  ['air-baku', { suhu: -5 }, ['titikLeleh']],
  ['limbah-domestik', { suhu: -5 }, ['titikLeleh']],
  ['belerang-cair', { suhu: 100 }, ['titikLeleh']],
  ['stearin', { suhu: 30 }, ['titikLeleh']],
  ['pfad', { suhu: 20 }, ['titikLeleh']],
  ['bitumen', { suhu: 40 }, ['titikLeleh']],
  ['fenol', { suhu: 30 }, ['titikLeleh']],
  ['cpo', { suhu: 20 }, ['titikLeleh']],
  ['edc', { suhu: -40 }, ['titikLeleh']],
  ['belerang-cair', { suhu: 125 }, []],
  ['naoh-48', { suhu: 5 }, ['titikLeleh']],
  ['parafin', { suhu: 30 }, ['titikLeleh']],
  ['stearin-inti', { suhu: 28 }, ['titikLeleh']],
  ['garam-cair', { suhu: 200 }, ['titikLeleh']],
])('%s with %j has the contradictions %j', (id, changed, found) => {
  expect((id ? pickMedium(id, changed) : pickFor(changed)).impossible).toEqual(found);
});

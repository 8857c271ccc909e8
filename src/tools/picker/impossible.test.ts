import { describe, expect, test } from 'vitest';
import { answers } from './fixture.ts';
import { butaneVapour, impossibleStates, waterBoils } from './impossible.ts';

test.each([
  // Steam tables (IAPWS-IF97): saturation temperature by pressure.
  [0.5, 81.3],
  [1.01325, 100],
  [2, 120.2],
  [10, 179.9],
])('water boils at %d bar absolute at %d °C, within half a degree', (bar, celsius) => {
  expect(Math.abs(waterBoils(bar) - celsius)).toBeLessThan(0.6);
});

test.each([
  // n-Butane: normal boiling point -0.5 °C; 20 °C: 2.08 bar; 50 °C: 4.96 bar (saturation tables).
  [-0.5, 1.013],
  [20, 2.08],
  [50, 4.96],
])('butane at %d °C stays liquid above %d bar', (celsius, bar) => {
  expect(Math.abs(butaneVapour(celsius) / bar - 1)).toBeLessThan(0.02);
});

describe('what no tank can be', () => {
  test.each<[string, Parameters<typeof answers>[0], string[]]>([
    ['the example', {}, []],
    ['water of 105 °C without pressure', { isi: 'air', suhu: 105 }, ['mendidih']],
    ['water of 105 °C under one bar', { isi: 'air', suhu: 105, tekanan: 1 }, []],
    ['ice', { isi: 'air', suhu: -5 }, ['beku']],
    ['a highest level below the bottom', { tinggi: 3, ruang: 4 }, ['penuh']],
    ['LPG in an open vessel', { isi: 'lpg', suhu: 30, tekanan: 0 }, ['gas']],
    ['LPG under its pressure', { isi: 'lpg', suhu: 30, tekanan: 8 }, []],
    ['a pool under pressure', { isi: 'air', nosel: 'terbuka', tekanan: 2 }, ['terbuka']],
    ['a floating roof in a sphere', { halangan: 'apung', bentuk: 'bola' }, ['apung']],
  ])('%s', (_, changed, found) => {
    expect(impossibleStates(answers(changed))).toEqual(found);
  });
});

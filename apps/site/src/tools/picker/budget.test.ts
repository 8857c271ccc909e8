import { describe, expect, test } from 'vitest';
import { basisText, budgetText } from './budget-words.ts';
import { type Changed, pickMedium } from './fixture.ts';
import { findMedia } from './words.ts';

const within = (value: number, right: number) => Math.abs(value - right) <= Math.max(1, right / 10);

// Expected values by hand from NBS Circular 537 and CRC: saturated vapour less air of 1 atm and 20 °C (n − 1 = 2.7e-4).
// Butane: 2.41 bar and Z 0.93 are 104.6 mol/m³; 1.5 × 20.6e-6 × 104.6 = 3.23e-3, less 0.27e-3, over 16 m 47.4 mm.
test.each<[string, Changed, number]>([
  ['butana', { suhu: 25, tekanan: 1.4, tinggi: 16 }, 48],
  ['butadiena', { suhu: 25, tekanan: 1.7, tinggi: 16 }, 60],
  ['klorin', { suhu: 25, tekanan: 7.8, acuan: 'mutlak', tinggi: 2.6 }, 15.5],
  ['etilena', { suhu: -103, tekanan: 0.05, tinggi: 22 }, 21],
  ['lng', { suhu: -162, tekanan: 0, tinggi: 29 }, 24.5],
  // Propane 9.5 bar at 25 °C: Z 0.84, 456 mol/m³ × 1.5 × 15.9e-6 = 10.9e-3, over 6 m 63.7 mm.
  ['propana', { suhu: 25, tekanan: 8.5, tinggi: 6 }, 63.7],
  // Hexane 0.202 bar at 25 °C: 8.15 mol/m³ × 1.5 × 29.9e-6 = 3.66e-4, less a fifth of the air's 2.7e-4, over 12 m 3.7
  // mm.
  ['heksana', { suhu: 25, tinggi: 12 }, 3.7],
])("the vapour of %s at %j lengthens a radar's distance by %d mm", (id, changed, right) => {
  const { tank } = pickMedium(id, { ruang: 0.3, ...changed, nosel: 'pipa' });
  expect(within(tank.geserMm, right), String(tank.geserMm)).toBe(true);
  expect(tank.geserBawah).toBe(tank.geser);
});

test('vapour that is warmer under the roof shifts the radar less, for cryogenic liquids only', () => {
  // Methane at 1.013 bar and 130.5 K, Z 0.98: 95 mol/m³ × 1.5 × 6.54e-6 = 9.4e-4, less 2.7e-4, over 29 m 19 mm.
  const cold = pickMedium('lng', { suhu: -162, tekanan: 0, tinggi: 29, ruang: 0.3, nosel: 'pipa', uapHangat: 39 });
  expect(within(cold.tank.geserMm, 19), String(cold.tank.geserMm)).toBe(true);
  const radar = cold.sensors.find(({ record }) => record.id === 'radar');
  const line = radar?.budget?.lines.find(({ part }) => part === 'gas');
  expect(line && basisText(line, cold.tank)).toMatch(/−162\s°C di permukaan sampai −123/);
  const warm = { suhu: 25, tekanan: 1.4, tinggi: 16, nosel: 'pipa' } as const;
  expect(pickMedium('butana', { ...warm, uapHangat: 39 }).tank.geserMm).toBe(pickMedium('butana', warm).tank.geserMm);
});

test('every budget states that the drift of its instrument is unknown', () => {
  for (const { budget } of pickMedium('solar').sensors) {
    if (!budget) continue;
    expect(budgetText(budget)).toMatch(/hanyutan alat belum diketahui/);
  }
});

test.each(['belerang-cair', 'bitumen', 'mfo', 'limbah-domestik', 'crude-attaka'])(
  'the findings for %s mention hydrogen sulphide',
  (id) => {
    const { sensors } = pickMedium(id);
    expect(sensors.flatMap(({ findings }) => findings.map(({ reason }) => reason)).join()).toContain('NACE MR0175');
  },
);

test('finds media by the names that buyers type', () => {
  const names = [
    'rbdpo',
    'jelantah',
    'thermal oil',
    'deterjen',
    'soda ash',
    'brine',
    'coklat',
    'cat',
    'thinner',
    'soda api',
  ];
  const more = [
    'waterglass',
    'asam semut',
    'oli bekas',
    'black liquor',
    'dedak',
    'karbon aktif',
    'mdf',
    'freon',
    'madu',
  ];
  expect([...names, ...more].filter((name) => findMedia(name).near.length === 0)).toEqual([]);
});

test('the shift by a polar vapour is an interval from optical to static value, whose upper end counts', () => {
  // VCM 4.51 bar, Z 0.912: 200 mol/m³; A 15.4 alone, and with 6084 × 1.45² ÷ 298 = 42.9 more.
  const { sensors, tank } = pickMedium('vcm', { suhu: 25, tekanan: 3.5, tinggi: 12, nosel: 'pipa' });
  expect(within(tank.geserBawah * 120, 52)).toBe(true);
  expect(within(tank.geserMm, 203)).toBe(true);
  const radar = sensors.find(({ record }) => record.id === 'radar');
  expect(radar?.errorMm).toBeCloseTo(tank.geserMm + 3, 9);
  expect(radar?.findings.some(({ reason }) => reason.includes('polar'))).toBe(true);
});

test('shifts of ammonia and steam are not below their stated values', () => {
  // Ammonia 0.3 % per bar; table value of steam 2.1 % at 10 bar.
  expect(pickMedium('amonia', { suhu: 30, tekanan: 10.7, nosel: 'pipa' }).tank.geser).toBeGreaterThanOrEqual(
    0.3 * 11.66,
  );
  expect(pickMedium('air-panas', { suhu: 180, tekanan: 9, nosel: 'pipa' }).tank.geser).toBeGreaterThanOrEqual(2.09);
});

describe('gas pressure above the liquid on a sensor vented to air', () => {
  const toluene = (changed: Changed = {}) => {
    const result = pickMedium('toluena', { nosel: 'bawah', tinggi: 12, rho: 0.864, ...changed });
    const found = result.sensors.find(({ record }) => record.id === 'tekanan');
    return { found, tank: result.tank, pad: found?.budget?.lines.find(({ part }) => part === 'pad')?.bias };
  };

  test('4000 Pa ÷ (864 kg/m³ × 9.807 m/s²) give +472 mm, and smaller pressures their share', () => {
    expect(toluene({ tekanan: 0.04 }).pad?.to).toBeCloseTo(472, 0);
    expect(toluene({ tekanan: 0.001 }).pad?.to).toBeCloseTo(11.8, 1);
    // Plus 0.1 % of a span of 1.6 bar: 18.9 mm of toluene.
    expect(toluene({ tekanan: 0.04 }).found?.errorMm).toBeCloseTo(472.2 + 18.9, 0);
    expect(toluene({ tekanan: 0.04, batas: 490 }).found?.verdict).toBe('reject');
    // An error of known sign is not shown as ±.
    const { errorText, budget } = toluene({ tekanan: 0.04 }).found ?? {};
    expect([errorText?.replaceAll('\u00a0', ' '), budget?.sign]).toEqual(['+472 mm, ±18,9 mm', '+']);
    expect(toluene({ tekanan: 0.04, susunan: 'dua' }).found?.budget?.sign).toBe('±');
  });

  test('a breather valve set to 20 mbar adds up to 236 mm; a missing one is asked for', () => {
    expect(toluene({ pv: 20 }).pad).toEqual({ from: 0, to: expect.closeTo(236, 0) });
    expect(toluene({ pv: 20, tekanan: 0.005 }).pad).toEqual({
      from: expect.closeTo(59, 0),
      to: expect.closeTo(236, 0),
    });
    const { found, tank } = toluene();
    expect(found?.budget && budgetText(found.budget)).toMatch(/tekanan di atas isi belum diketahui/);
    const bases = found?.budget?.lines.map((line) => basisText(line, tank));
    expect(bases?.join()).toMatch(/katup PV belum diisi.*236\smm/);
  });

  test('neither two pressure sensors nor an open basin have this error', () => {
    expect(toluene({ pv: 20, tekanan: 0.04, susunan: 'dua' }).pad).toEqual({ from: 0, to: 0 });
    expect(toluene({ nosel: 'terbuka' }).pad).toEqual({ from: 0, to: 0 });
  });
});

test('a point of a bulk surface has no error in mm; its cone is stated in words', () => {
  const { sensor, slots } = pickMedium('jagung', { diameter: 6, sudut: 35, tinggi: 20 });
  expect(sensor?.errorMm).toBeUndefined();
  expect(slots['mm']).toBeUndefined();
  expect(slots['kerucut']?.replaceAll('\u00a0', ' ')).toContain('−0,70 m (−19,8 m³) di dinding');
});

test("the visitor's own figures replace those of the table and are cited as such", () => {
  const { tank, sensors } = pickMedium('pertalite', { er: 1.5, rho: 0.74, nosel: 'bawah' });
  expect([tank.content.dielectric?.from, tank.content.density?.from]).toEqual([1.5, 0.74]);
  const pressure = sensors.find(({ record }) => record.id === 'tekanan');
  expect(pressure?.budget?.lines.find(({ part }) => part === 'density')).toMatchObject({
    spread: 0,
    source: 'diisi',
  });
});

test('a medium in a link keeps its substance under another kind', () => {
  const { tank, impossible } = pickMedium('fenol', { isi: 'kimia' });
  expect([tank.content.id, tank.isi, impossible]).toEqual(['fenol', 'asam', []]);
  expect(pickMedium('fenol', { isi: 'kimia', suhu: 30 }).impossible).toEqual(['titikLeleh']);
});

test.each([
  ['Aspal', ['bitumen', 'aspal-emulsi'], /“Aspal” dapat berarti Bitumen.* atau Aspal emulsi/],
  ['Qwertium', [], /“Qwertium” belum ada di tabel bahan/],
])('nothing is judged for %s, and it is asked which medium is meant', (name, ids, question) => {
  const { impossible, sensor, proposed, slots } = pickMedium('solar', { medium: name });
  expect([impossible, sensor, proposed.map(({ id }) => id)]).toEqual([['bahan'], undefined, ids]);
  expect(slots['tanya']).toMatch(question);
});

test('a certain name in a link is its medium', () => {
  expect(pickMedium('solar', { medium: 'HCL 33%' }).tank.content.id).toBe('hcl-32');
});

test('minimum and maximum states add their findings once each, and the largest error', () => {
  const calm = pickMedium('air-baku', { tinggi: 6 });
  const span = pickMedium('air-baku', { tinggi: 6, suhuNaik: 60 });
  const findSensor = ({ sensors }: typeof calm, id: string) => sensors.find(({ record }) => record.id === id);
  expect([findSensor(calm, 'ultrasonik')?.verdict, findSensor(span, 'ultrasonik')?.verdict]).toEqual([
    'fits',
    'reject',
  ]);
  // Water vapour at 90 °C, 0.7 bar at 0.26 % per bar: 0.18 % of 6 m are 11 mm.
  expect((findSensor(span, 'radar')?.errorMm ?? 0) - 3).toBeCloseTo(10.9, 0);
  const reasons =
    findSensor(span, 'radar')?.findings.map(({ about, key, change }) => `${about} ${key} ${change}`) ?? [];
  expect(new Set(reasons).size).toBe(reasons.length);
  expect(pickMedium('propana', { suhuNaik: 80, nosel: 'pipa' }).impossible).toEqual(['titikDidih']);
});

test.each(['h2o2-50', 'oleum', 'naocl'])(
  '%s never fits without conditions, and its sensors are not behind a block valve',
  (id) => {
    for (const nosel of ['atas', 'bawah', 'pipa'] as const) {
      for (const ukur of ['level', 'suhu', 'tekanan', 'mutu'] as const) {
        const { sensors, connection = '' } = pickMedium(id, { nosel, ukur });
        expect(sensors.filter(({ verdict }) => verdict === 'fits')).toEqual([]);
        if (id !== 'oleum') expect(connection).not.toMatch(/belakang katup blok/);
      }
    }
  },
);

test('petroleum warmer than its stated density reads low, by API MPMS 11.1', () => {
  const at = (changed: Changed) =>
    pickMedium('solar', { nosel: 'bawah', tinggi: 12, ...changed })
      .sensors.find(({ record }) => record.id === 'tekanan')
      ?.budget?.lines.find(({ part }) => part === 'density');
  // Table 54B at 842.5 kg/m³: α 8.405e-4, 17 °C above give exp(−0.014289 × 1.01143) − 1 = −1.435 %, of 11.5 m −165 mm.
  expect(at({ suhu: 32 })?.bias?.to).toBeCloseTo(-165, 0);
  expect(at({ suhu: 15 })?.bias?.to).toBeCloseTo(0, 9);
  expect(at({ suhu: 32, rho: 0.83 })).toMatchObject({ bias: undefined, spread: 0 });
});

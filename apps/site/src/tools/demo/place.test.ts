import { advance } from 'tank-gauging/watch/session';
import { expect, test } from 'vitest';
import { createSession, siteIds, siteSpecs } from '../../plant/sites/index.ts';
import { report, reportName } from './ExportPanel.tsx';
import { type OwnTank, ownTag } from './own-tank.ts';
import { firstTank, readPlace, writePlace } from './place.ts';
import type { PlantAction } from './run.ts';
import { buildTrend, inLane } from './trend.ts';

const bare = { moment: undefined, speed: 60, actions: [], own: undefined, damaged: false, gone: false } as const;

test('an address reads back as written for every tank', () => {
  for (const site of siteIds) {
    for (const { id } of siteSpecs[site]) {
      const place = { ...bare, site, tank: id };
      expect(readPlace(writePlace(place))).toEqual(place);
    }
  }
});

const rule = { lowLow: undefined, low: 32.5, high: 88, highHigh: 95, deadband: 1.5, delay: 10 };
const actions: PlantAction[] = [
  { at: 0, kind: 'rule', tank: 'TK-204', rule },
  { at: 413, kind: 'cause', tank: 'TK-206', event: 'leak' },
  { at: 500, kind: 'settle', tank: 'TK-206', event: 'leak' },
  { at: 510, kind: 'accept', alarm: 'TK-208-silent--32' },
];
const own: OwnTank = {
  shape: 'mendatar',
  height: 2.4,
  diameter: 2.4,
  length: 6,
  medium: 'bensin',
  use: 4.5,
  level: 71,
};

test('moment, speed, actions and an own tank read back too', () => {
  const place = { ...bare, site: 'minyak-gas', tank: ownTag, moment: 1027, speed: 3600 } as const;
  const whole = { ...place, actions, own };
  expect(readPlace(writePlace(whole))).toEqual(whole);
  expect(writePlace(whole)).toContain('waktu=2026-11-21T02.14');
});

const lost = { ...bare, site: 'minyak-gas', tank: 'TK-204' } as const;
test.each([
  ['#situs=petrokimia', { ...bare, site: 'petrokimia', tank: firstTank('petrokimia') }],
  ['#situs=minyak-gas&tangki=TK-301', lost],
  ['#situs=minyak-gas&tangki=%3Cscript%3E', lost],
  ['#situs=minyak-gas&waktu=2026-11-19T00.00', { ...lost, damaged: true }],
  ['#situs=minyak-gas&waktu=2027-11-21T00.00', { ...lost, damaged: true }],
  ['#situs=minyak-gas&aksi=0_bocor_TK-301', { ...lost, damaged: true }],
  ['#situs=minyak-gas&aksi=0_batas_TK-204__90_30__2_0', { ...lost, damaged: true }],
  ['#situs=minyak-gas&aksi=0_terima_%3Cb%3E', { ...lost, damaged: true }],
  ['#situs=minyak-gas&bentuk=bola&tinggi=-3&diameter=3', { ...lost, damaged: true }],
  ['#situs=minyak-gas&bentuk=tegak&tinggi=3&diameter=3&level=99', { ...lost, damaged: true }],
  ['#situs=minyak-gas&banding=TK-203', { ...lost, gone: true }],
  ['#situs=__proto__', undefined],
  ['#situs=toString', undefined],
  ['#metode', undefined],
  ['', undefined],
])('the link %s is read as %o', (fragment, place) => {
  expect(readPlace(fragment)).toEqual(place);
});

test('a report has its header and three days of every tank with readings, and is marked as simulated', () => {
  const { site } = createSession('minyak-gas');
  const [header, ...rows] = report(site).trimEnd().split('\r\n');
  expect(header).toBe(
    'waktu;tangki;isi_tangki;level_persen;volume_kL;volume_15C_kL;suhu_C;tekanan_bar;terima_kL;salur_kL;selisih_kL;sumber',
  );
  expect(rows.length).toBeGreaterThan(8 * 71);
  expect(rows.filter((row) => !/^([^;]*;){11}simulasi$/.test(row))).toEqual([]);
  expect(rows.filter((row) => row.includes(';TK-204;')).at(-1)).toContain(';Solar;67,30;3805,725;');
  expect(reportName(site)).toBe('simulasi-minyak-gas-20261120-0907.csv');
});

test('the chart is within its box, with gaps while a sensor is silent and marks at the alarms', () => {
  const session = advance(createSession('minyak-gas'), 360);
  for (const tank of session.site.tanks) {
    const monitor = session.monitors[tank.spec.id];
    if (!monitor) throw new Error('no monitor');
    const { lines, band, expected, now, marks } = buildTrend(tank, monitor, session.alarms, session.site.now);
    for (const [x, y] of [...lines.flat(), ...band, ...expected]) {
      expect(x >= -0.01 && x <= 100.01 && y >= 0 && y <= 100, `${tank.spec.id} ${x} ${y}`).toBe(true);
    }
    expect(now).toBeCloseTo((240 / 360) * 100, 6);
    expect(lines.length, tank.spec.id).toBeGreaterThanOrEqual(tank.spec.id === 'TK-208' ? 2 : 1);
    expect(marks.length).toBe(session.alarms.filter((alarm) => alarm.tank === tank.spec.id).length);
  }
});

test('the lane above the chart names the latest of events whose names would overlap', () => {
  // A name is half as wide as the chart: that at 70 reaches from 20 to 70, that at 90 from 40 to 90.
  const event = (x: number, at: number) => ({ x, alarm: { at } });
  expect(inLane([event(10, 1), event(70, 2), event(90, 3)]).map(({ x }) => x)).toEqual([90]);
  expect(inLane([event(0, 1), event(100, 2)]).map(({ x }) => x)).toEqual([100, 0]);
});

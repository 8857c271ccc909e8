import { acceptanceInputs } from 'tank-gauging/acceptance/model';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { deliveryInputs } from 'tank-gauging/delivery/model';
import { type Inputs, initialValues, linkEdition, listEditions } from 'tank-gauging/inputs';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { isRemovedField, type RoiValues, roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases } from 'tank-gauging/roi/model';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { expect, test } from 'vitest';
import { type ToolRoute, toolRoutes } from '../../apps/site/src/routes.ts';
import { readPlace } from '../../apps/site/src/tools/demo/place.ts';
import { type OlderParts, readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { radios } from '../../apps/site/src/tools/picker/fixture.ts';
import { fileInputs, olderParts, sensorInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';

interface Pinned {
  edition: number;
  /** Link as it was shared. */
  link: string;
  /** Values set by the link. */
  opens: object;
  scenarios?: Readonly<Record<string, object>>;
  /** All other values at that time; given by hand for tools whose example has changed since. */
  rest?: object;
}

/** Default values of the ROI calculator in November 2026, which its links omit. */
const roi2: RoiValues = {
  ...{ tanks: 12, gaugings: 2, workDays: 365, minutes: 10, wage: 40_000, gaugingsAvoided: 50 },
  ...{ runOuts: 4, runOutCost: 15_000_000, runOutsAvoided: 50 },
  ...{ deliveries: 120, deliveryCost: 1_500_000, deliveriesAvoided: 10 },
  ...{ productValue: 20_000_000_000, lossShare: 0.3, lossAvoided: 25 },
  ...{ stopHours: 12, stopCost: 5_000_000, stopsAvoided: 25 },
  ...{ devicePrice: 8_000_000, installation: 24_000_000, subscription: 150_000, batteryPrice: 600_000 },
  ...{ readingInterval: 15, years: 5, discountRate: 10, wageRise: 5, rampUpMonths: 3, vat: 11, incomeTax: 0 },
  ...{ depreciation: 4, network: 'lorawan', vatTreatment: 'kredit', deviceLife: 0, serviceRise: 0 },
  ...{ 'r-minutes': 30, 'r-gaugingsAvoided': 40, 'r-runOuts': 25, 'r-runOutCost': 50, 'r-runOutsAvoided': 40 },
  ...{ 'r-deliveriesAvoided': 50, 'r-lossShare': 30, 'r-lossAvoided': 50, 'r-stopCost': 40, 'r-stopsAvoided': 50 },
  ...{ 'r-devicePrice': 15, 'r-installation': 20 },
};
const roi1: RoiValues = { ...roi2, batteryPrice: 0, wageRise: 0, rampUpMonths: 0 };

/** At least one link per edition and tool; what these open must never change. */
/** All tools but the demo, whose link holds a place in it. */
const pinned: Readonly<
  Record<
    Exclude<ToolRoute, typeof toolRoutes.demo>,
    { inputs: Inputs; olderParts?: OlderParts; links: readonly Pinned[] }
  >
> = {
  [toolRoutes.alarm]: {
    inputs: alarmInputs,
    links: [
      {
        edition: 1,
        link: '#muat=20000&isi=12500&pakai=1500.5&tunggu=4&layanan=99&luput=2&skenario=Lebaran*pakai_2400*tunggu_6',
        opens: {
          capacity: 20_000,
          content: 12_500,
          dailyUse: 1500.5,
          leadTime: 4,
          serviceLevel: 99,
          missedReadings: 2,
        },
        scenarios: { Lebaran: { dailyUse: 2400, leadTime: 6 } },
      },
    ],
  },
  [toolRoutes.loss]: {
    inputs: lossInputs,
    links: [
      {
        edition: 1,
        link: '#ambang=25.5&toleransi=0.3&dasar=lewat&minimum=40&muai=0.083',
        opens: { threshold: 25.5, tolerance: 0.3, basis: 'lewat', minimum: 40, expansion: 0.083 },
      },
    ],
  },
  [toolRoutes.roi]: {
    inputs: roiInputs,
    links: [
      {
        edition: 1,
        link: '#tangki=6&habis=0&layanan=900000',
        opens: { tanks: 6, runOuts: 0, subscription: 900_000 },
        rest: roi1,
      },
      {
        edition: 2,
        link: '#v=2&tangki=24&upah=55000&susut=0.45&alat=7500000&jaringan=cellular&skenario=Penawaran+lain*alat_6000000*pajak_biaya',
        opens: { tanks: 24, wage: 55_000, lossShare: 0.45, devicePrice: 7_500_000, network: 'cellular' },
        scenarios: { 'Penawaran lain': { devicePrice: 6_000_000, vatTreatment: 'biaya' } },
        rest: roi2,
      },
      { edition: 2, link: '#v=2&tangki=24', opens: { tanks: 24 }, rest: roi2 },
      {
        edition: 2,
        link: '#v=2&tangki=4&ukur=1&alat=7500000&jaringan=cellular&skenario=Pagi+saja*tangki_4*ukur_1*cegahUkur_80*henti_40*alat_7500000*jaringan_cellular',
        opens: { tanks: 4, gaugings: 1, devicePrice: 7_500_000, network: 'cellular' },
        scenarios: {
          'Pagi saja': {
            ...{ tanks: 4, gaugings: 1, gaugingsAvoided: 80, stopHours: 40 },
            ...{ devicePrice: 7_500_000, network: 'cellular' },
          },
        },
        rest: roi2,
      },
      {
        edition: 2,
        link: '#v=2&skenario=Delapan+tahun*upah_55000*tahun_8&skenario=Contoh',
        opens: {},
        scenarios: { 'Delapan tahun': { wage: 55_000, years: 8 }, Contoh: {} },
        rest: roi2,
      },
      {
        edition: 3,
        link: '#v=3&tahun=20',
        opens: { years: 20 },
        rest: { ...roi2, gaugingsAvoided: 80, deliveriesAvoided: 20, lossAvoided: 35, stopsAvoided: 90 },
      },
    ],
  },
  [toolRoutes.tankTable]: {
    inputs: tankInputs,
    links: [
      {
        edition: 1,
        link: '#bentuk=tegak&diameter=3.2&tinggi=6&dasar=kerucut&dalam=0.4&level=2.75&ukuran=cm&skenario=Kosong*bentuk_tegak*level_0.2',
        opens: {
          ...{ shape: 'tegak', diameter: 3.2, bodyHeight: 6, bottom: 'kerucut', bottomDepth: 0.4 },
          ...{ level: 2.75, lengthUnit: 'cm' },
        },
        scenarios: { Kosong: { shape: 'tegak', level: 0.2 } },
      },
    ],
  },
  [toolRoutes.tankFile]: {
    inputs: fileInputs,
    links: [
      {
        edition: 3,
        link: '#v=3&t-tag=T-12&t-isi=asam&t-bahan=asam-sulfat&t-bentuk=mendatar&t-diameter=2.4&t-panjang=7.5&t-zona=aman',
        opens: {
          ...{ tag: 'T-12', kind: 'asam', medium: 'asam-sulfat', shape: 'mendatar', diameter: 2.4, length: 7.5 },
          zone: 'aman',
        },
      },
    ],
  },
  [toolRoutes.picker]: {
    inputs: sensorInputs,
    olderParts,
    links: [
      {
        edition: 1,
        link: '#isi=bensin&medium=pertamax&zona=zona-0&tinggi=9.5&jeda=60&skenario=TK-204*tinggi_14',
        opens: { kind: 'bensin', medium: 'pertamax', zone: 'zona-0', height: 9.5, interval: '60', diameter: 15 },
        scenarios: { 'TK-204': { height: 14 } },
      },
      // Absolute pressure; the width of a rectangular tank was called its diameter.
      {
        edition: 1,
        link: '#bentuk=persegi&diameter=3&panjang=4&tekanan=3&acuan=mutlak&busa=tebal&nosel=pipa&rho=0.9',
        opens: {
          ...{ shape: 'persegi', width: 3, length: 4, height: 12, pressure: 1.98675, pressureAs: 'mutlak' },
          ...{ foam: 'tebal', opening: 'pipa', density: 0.9 },
        },
      },
      // The distance from the sensor to the bottom of a lying tank was a figure of its own, 12 m unless stated.
      {
        edition: 1,
        link: '#bentuk=mendatar&diameter=2.4&panjang=6.8&skenario=Pendek*bentuk_bola*tinggi_3',
        opens: { shape: 'mendatar', diameter: 2.4, length: 6.8, sensorHeight: 12 },
        scenarios: { Pendek: { shape: 'bola', sensorHeight: 3 } },
      },
      // A medium that foams was judged without foam where its answer said so.
      { edition: 1, link: '#isi=pangan&medium=susu', opens: { kind: 'pangan', medium: 'susu', foam: 'tanpa' } },
      {
        edition: 5,
        link: '#v=5&t-isi=solar&t-bentuk=silo&t-diameter=4&t-tinggi=9&t-zona=zona-1&bentuk=tegak&tinggi=9&diameter=4&zona=aman',
        opens: { shape: 'silo', diameter: 4, height: 9, zone: 'aman' },
      },
    ],
  },
  [toolRoutes.delivery]: {
    inputs: deliveryInputs,
    links: [
      {
        edition: 1,
        link: '#bentuk=mendatar&diameter=2.5&h2=1800&toleransi=60',
        opens: { shape: 'mendatar', diameter: 2.5, levelAfter: 1800, tolerance: 60 },
      },
      // From the tank table, which wrote the edition of that day.
      {
        edition: 2,
        link: '#v=2&bentuk=tabel&v1=5000&v2=21000',
        opens: { shape: 'tabel', tableBefore: 5000, tableAfter: 21_000 },
      },
      // From before water cuts counted.
      { edition: 3, link: '#v=3&a2=20&toleransi=200', opens: { waterAfter: 20, tolerance: 200, water: 0 } },
      // From before the height of an upright tank was asked about.
      { edition: 5, link: '#v=5&h2=12000', opens: { levelAfter: 12_000, bodyHeight: 60 } },
    ],
  },
  [toolRoutes.acceptance]: {
    inputs: acceptanceInputs,
    links: [
      {
        edition: 1,
        link: '#kriteria=sendiri&batas=2&tinggi=9.5',
        opens: { criterion: 'sendiri', limit: 2, height: 9.5 },
      },
    ],
  },
};

const links = Object.entries(pinned).flatMap(([route, { inputs, olderParts: older, links: all }]) =>
  all.map((one) => [route + one.link, inputs, older, one] as const),
);

test.each(links)('opens %s as it was shared', (_, inputs, older, { edition, link, opens, scenarios = {}, rest }) => {
  const then = rest ?? initialValues(inputs, edition);
  expect(readAddress(inputs, link, undefined, undefined, older)).toMatchObject({
    values: { ...then, ...opens },
    scenarios: Object.entries(scenarios).map(([name, differs]) => ({ name, values: { ...then, ...differs } })),
    damage: undefined,
  });
});

// As computed at that time: a quarter of the downtime, half of the readings, a tenth of the deliveries avoided.
test.each([
  ['#v=2&tangki=24', [[136.4, 31.0328]]],
  [
    '#v=2&tangki=4&ukur=1&alat=7500000&jaringan=cellular&skenario=Pagi+saja*tangki_4*ukur_1*cegahUkur_80*henti_40*alat_7500000*jaringan_cellular',
    [
      [82.8667, 13.3989],
      [120.7867, 8.7606],
    ],
  ],
  [
    '#v=2&skenario=Delapan+tahun*upah_55000*tahun_8&skenario=Contoh',
    [
      [107.2, 18.5886],
      [118.15, 16.6534],
      [107.2, 18.5886],
    ],
  ],
])('%s still gives the same savings and payback, also for its scenarios', (link, expected) => {
  const { values, scenarios } = readAddress(roiInputs, link);
  const outcomes = [values, ...scenarios.map((scenario) => scenario.values)].map(
    (each) => calculateCases(each, radios).mid,
  );
  expect(outcomes.map(({ savingsTotal, payback }) => [savingsTotal / 1e6, payback])).toEqual(
    expected.map((figures) => figures.map((figure) => expect.closeTo(figure, 3))),
  );
});

test('pins a link from before every change of an example; the latest change is the latest edition', () => {
  const unpinned = Object.entries(pinned).flatMap(([route, { inputs, links: all }]) => {
    const editions = listEditions(inputs);
    const spans = editions.map((edition, place) => [editions[place - 1] ?? 1, edition] as const);
    const missing = spans.filter(([from, before]) => !all.some(({ edition }) => edition >= from && edition < before));
    return missing.map(([from]) => `${route}: pin a link of edition ${from}`);
  });
  expect(unpinned).toEqual([]);
  expect(Math.max(...Object.values(pinned).flatMap(({ inputs }) => listEditions(inputs)))).toBe(linkEdition);
  const { demo, ...withFields } = toolRoutes;
  expect(Object.keys(pinned).toSorted()).toEqual(Object.values(withFields).toSorted());
});

test(`${toolRoutes.demo} opens a link of 2026 as it was shared`, () => {
  const link =
    '#situs=minyak-gas&tangki=TK-204&waktu=2026-11-21T02.40&laju=3600&aksi=413_bocor_TK-206&aksi=510_terima_TK-208-silent--32';
  expect(readPlace(link)).toMatchObject({
    site: 'minyak-gas',
    tank: 'TK-204',
    moment: 1053,
    speed: 3600,
    actions: [
      { at: 413, kind: 'cause', tank: 'TK-206', event: 'leak' },
      { at: 510, kind: 'accept', alarm: 'TK-208-silent--32' },
    ],
    damaged: false,
    gone: false,
  });
  // The comparison tank is no longer supported; the page reports it and opens with the rest.
  expect(readPlace(link.replace('&waktu', '&banding=TK-203&waktu'))).toEqual({ ...readPlace(link), gone: true });
});

test(`${toolRoutes.roi} opens links with a second quote, names removed fields, uses the former ranges`, () => {
  const link =
    '#v=2&tangki=24&banding=ya&alatB=5000000&jaringanB=cellular&r-menit=10&skenario=Lain*alat_6000000*alatB_1*r-alat_5';
  const { values, scenarios, damage } = readAddress(roiInputs, link, isRemovedField);
  expect(values).toEqual({ ...roi2, tanks: 24, 'r-minutes': 10 });
  expect(scenarios).toEqual([{ name: 'Lain', values: { ...roi2, devicePrice: 6_000_000, 'r-devicePrice': 5 } }]);
  expect(damage).toEqual({ fields: [], beyond: [], other: false, removed: ['banding', 'alatB', 'jaringanB'] });
});

import { expect, test } from 'vitest';
import { toolRoutes } from '../../src/routes.ts';
import { alarmInputs } from '../../src/tools/alarm/alarm-inputs.ts';
import { readPlace } from '../../src/tools/demo/place.ts';
import { readAddress } from '../../src/tools/kit/address.ts';
import { initialValues } from '../../src/tools/kit/tool-inputs.ts';
import { lossInputs } from '../../src/tools/loss/inputs.ts';
import { inputs as pickerInputs } from '../../src/tools/picker/tank.ts';
import { isGone, roiInputs } from '../../src/tools/roi/inputs.ts';
import { tankInputs } from '../../src/tools/tank-table/inputs.ts';

/** Links as they were shared on 2026-11-22, each with a scenario; what they open stays. */
const links = {
  [toolRoutes.alarm]: {
    inputs: alarmInputs,
    link: '#muat=20000&isi=12500&pakai=1500.5&tunggu=4&layanan=99&luput=2&skenario=Lebaran*pakai_2400*tunggu_6',
    opens: { capacity: 20_000, content: 12_500, dailyUse: 1500.5, leadTime: 4, serviceLevel: 99, missedReadings: 2 },
    scenario: { name: 'Lebaran', differs: { dailyUse: 2400, leadTime: 6 } },
  },
  [toolRoutes.loss]: {
    inputs: lossInputs,
    link: '#ambang=25.5&toleransi=0.3&dasar=lewat&minimum=40&muai=0.083',
    opens: { threshold: 25.5, tolerance: 0.3, basis: 'lewat', minimum: 40, expansion: 0.083 },
    scenario: undefined,
  },
  [toolRoutes.roi]: {
    inputs: roiInputs,
    link: '#v=2&tangki=24&upah=55000&susut=0.45&alat=7500000&jaringan=cellular&skenario=Penawaran+lain*alat_6000000*pajak_biaya',
    opens: { tanks: 24, wage: 55_000, lossShare: 0.45, devicePrice: 7_500_000, network: 'cellular' },
    scenario: { name: 'Penawaran lain', differs: { devicePrice: 6_000_000, vatTreatment: 'biaya' } },
  },
  [toolRoutes.tankTable]: {
    inputs: tankInputs,
    link: '#bentuk=tegak&diameter=3.2&tinggi=6&dasar=kerucut&dalam=0.4&level=2.75&ukuran=cm&skenario=Kosong*bentuk_tegak*level_0.2',
    opens: {
      shape: 'tegak',
      diameter: 3.2,
      bodyHeight: 6,
      bottom: 'kerucut',
      bottomDepth: 0.4,
      level: 2.75,
      lengthUnit: 'cm',
    },
    scenario: { name: 'Kosong', differs: { shape: 'tegak', level: 0.2 } },
  },
  [toolRoutes.picker]: {
    inputs: pickerInputs,
    link: '#isi=bensin&medium=pertamax&zona=zona-0&tinggi=9.5&jeda=60&skenario=TK-204*tinggi_14',
    opens: { isi: 'bensin', medium: 'pertamax', zona: 'zona-0', tinggi: 9.5, jeda: '60' },
    scenario: { name: 'TK-204', differs: { tinggi: 14 } },
  },
};

test.each(Object.entries(links))('%s opens a link of 2026 as it was shared', (_, { inputs, link, opens, scenario }) => {
  const { values, scenarios, damage } = readAddress(inputs, link);
  expect(damage).toBeUndefined();
  expect(values).toMatchObject(opens);
  const example = initialValues(inputs);
  expect(scenarios).toEqual(scenario ? [{ name: scenario.name, values: { ...example, ...scenario.differs } }] : []);
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
  // The tank that once stood beside it is not shown any more; the page says so, and opens with the rest.
  expect(readPlace(link.replace('&waktu', '&banding=TK-203&waktu'))).toEqual({ ...readPlace(link), gone: true });
});

test(`${toolRoutes.roi} opens links with a second quote or ranges of their own, and names what is gone`, () => {
  const link =
    '#v=2&tangki=24&banding=ya&alatB=5000000&jaringanB=cellular&r-menit=10&skenario=Lain*alat_6000000*alatB_1*r-alat_5';
  const { values, scenarios, damage } = readAddress(roiInputs, link, isGone);
  expect(values).toEqual({ ...initialValues(roiInputs), tanks: 24 });
  expect(scenarios).toEqual([{ name: 'Lain', values: { ...initialValues(roiInputs), devicePrice: 6_000_000 } }]);
  expect(damage).toEqual({ fields: [], other: false, gone: ['banding', 'alatB', 'jaringanB', 'r-menit', 'r-alat'] });
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { acceptanceInputs } from '../../src/tools/acceptance/model.ts';
import { alarmInputs } from '../../src/tools/alarm/alarm-inputs.ts';
import { deliveryInputs } from '../../src/tools/delivery/inputs.ts';
import { readPlace } from '../../src/tools/demo/place.ts';
import { readAddress } from '../../src/tools/kit/address.ts';
import type { Inputs } from '../../src/tools/kit/tool-inputs.ts';
import { lossInputs } from '../../src/tools/loss/inputs.ts';
import { inputs as pickerInputs } from '../../src/tools/picker/tank.ts';
import { roiInputs } from '../../src/tools/roi/inputs.ts';
import { tankInputs } from '../../src/tools/tank-table/inputs.ts';

const tools: Readonly<Record<string, Inputs>> = {
  '/simulasi-alarm': alarmInputs,
  '/kalkulator-roi': roiInputs,
  '/pemilih-sensor': pickerInputs,
  '/tabel-tangki': tankInputs,
  '/terima-kiriman': deliveryInputs,
  '/uji-terima': acceptanceInputs,
  '/analisis-susut': lossInputs,
};

const page = readFileSync(new URL('../../docs/tools.md', import.meta.url), 'utf8');
const rowsOf = (part: string) =>
  part
    .split('\n')
    .flatMap((line) =>
      line.startsWith('| `') ? [line.split('|').map((cell) => cell.trim().replaceAll('`', ''))] : [],
    );
const parts = Object.fromEntries(page.split(/^## /m).map((part) => [part.split(/\s/, 1)[0] ?? '', rowsOf(part)]));

test.each(Object.entries(tools))('%s: its keys, and links that open undamaged', (route, inputs) => {
  const rows = parts[route] ?? [];
  const links = rows.filter(([, , link = '']) => link.startsWith(route));
  const keys = rows.filter((row) => !links.includes(row)).map(([, key]) => key);
  expect(keys).toEqual(Object.values(inputs).map(({ key }) => key));
  expect(links.length).toBeGreaterThan(1);
  for (const [, , link = ''] of links)
    expect(readAddress(inputs, link.slice(route.length)).damage, link).toBeUndefined();
});

test('/demo: each link opens as it says', () => {
  const links = (parts['/demo'] ?? []).flatMap(([, , link = '']) => (link.startsWith('/demo#') ? [link] : []));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(readPlace(link.slice('/demo'.length)), link).toMatchObject({ damaged: false });
});

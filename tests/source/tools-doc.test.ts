import { readFileSync } from 'node:fs';
import { acceptanceInputs, assessGauge, readPairs } from 'tank-gauging/acceptance/model';
import { alarmInputs } from 'tank-gauging/alarm/inputs';
import { assessReorderPoint } from 'tank-gauging/alarm/reorder-point';
import { assessDelivery, deliveryInputs } from 'tank-gauging/delivery/model';
import type { Inputs } from 'tank-gauging/inputs';
import { analyse } from 'tank-gauging/loss/analyse';
import { lossInputs } from 'tank-gauging/loss/inputs';
import { sampleRecord } from 'tank-gauging/loss/sample';
import { pickerInputs } from 'tank-gauging/picker/inputs';
import { worstVerdict } from 'tank-gauging/picker/judge';
import { listQuestions, roiInputs } from 'tank-gauging/roi/inputs';
import { calculateCases, roiAnswer } from 'tank-gauging/roi/model';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { tankInputs } from 'tank-gauging/tank-table/inputs';
import { factorBetween } from 'tank-gauging/units';
import { expect, test } from 'vitest';
import type { ToolRoute, toolRoutes } from '../../apps/site/src/routes.ts';
import { readPlace } from '../../apps/site/src/tools/demo/place.ts';
import { type OlderParts, readAddress } from '../../apps/site/src/tools/kit/address.ts';
import { catalogue, radios } from '../../apps/site/src/tools/picker/fixture.ts';
import { fileInputs, olderParts, sensorInputs } from '../../apps/site/src/tools/tank-file/inputs.ts';
import { buildSheet } from '../../apps/site/src/tools/tank-file/sheet.ts';
import { computeAnswer as computeTank } from '../../apps/site/src/tools/tank-table/words.ts';
import { readRecord } from '../records.ts';

interface Described {
  inputs: Inputs;
  olderParts?: OlderParts;
  /** Documented keys; those of the inputs unless other ones are read too. */
  keys?: readonly string[];
  verdict: (values: never) => string | undefined;
}

/** All tools but the demo, whose link holds a place in it. */
const tools: Readonly<Record<Exclude<ToolRoute, typeof toolRoutes.demo>, Described>> = {
  '/simulasi-alarm': {
    inputs: alarmInputs,
    verdict: (values) => {
      const { overfull, verdict } = assessReorderPoint(values);
      return overfull >= 0.01 ? 'overfull' : verdict;
    },
  },
  '/kalkulator-roi': {
    inputs: roiInputs,
    verdict: (values) => (listQuestions(values).length > 0 ? 'doubt' : roiAnswer(calculateCases(values, radios).mid)),
  },
  '/pemilih-sensor': {
    inputs: sensorInputs,
    olderParts,
    // Its present keys are those of the sheet.
    keys: [...Object.values(pickerInputs).map(({ key }) => key), 'acuan'],
    verdict: (values) => {
      const { impossible, sensor, radio, outside } = buildSheet(values, catalogue, values).picked;
      if (impossible.length > 0) return 'impossible';
      if (!sensor) return outside.length > 0 ? 'none, outside' : 'none';
      return radio ? `found, ${worstVerdict(sensor.findings)}` : 'alone';
    },
  },
  '/tabel-tangki': {
    inputs: tankInputs,
    verdict: (values) => {
      const { limited, stock, hidden } = computeTank(values);
      return limited ? (stock.over > 0 ? 'over' : 'stock') : hidden ? 'hidden' : 'content';
    },
  },
  '/berkas-tangki': {
    inputs: fileInputs,
    verdict: (values) => {
      const { judged, payback } = buildSheet(values, catalogue, values);
      const { instrument, reorder } = judged;
      if (instrument.state !== 'found') return instrument.state;
      if (judged.network.state === 'none') return 'alone';
      if (reorder.state === 'possible') return 'stock';
      return reorder.state === 'none' ? 'noOrder' : payback ? 'payback' : 'found';
    },
  },
  '/terima-kiriman': { inputs: deliveryInputs, verdict: (values) => assessDelivery(values).verdict },
  '/uji-terima': {
    inputs: acceptanceInputs,
    verdict: (values) =>
      assessGauge(readPairs(readRecord('pages/uji-terima').tool.pairs.sample).pairs, values)?.verdict,
  },
  '/analisis-susut': {
    inputs: lossInputs,
    verdict: (values) => {
      const { outcome, reason } = analyse(parseTable(sampleRecord()), values, {}).analysis.results[0]?.verdict ?? {};
      return reason ?? outcome;
    },
  },
};

const page = readFileSync(new URL('../../docs/tools.md', import.meta.url), 'utf8');
/** Cells of the table rows in a section of the page, without backticks. */
const tableRows = (part: string) =>
  part
    .split('\n')
    .flatMap((line) =>
      line.startsWith('| `') ? [line.split('|').map((cell) => cell.trim().replaceAll('`', ''))] : [],
    );
const parts = Object.fromEntries(page.split(/^## /m).map((part) => [part.split(/\s/, 1)[0] ?? '', tableRows(part)]));

test.each(Object.entries(tools))('%s: documents its keys, and a link per verdict that leads to it', (route, tool) => {
  const rows = parts[route] ?? [];
  const links = rows.filter(([, , link = '']) => link.startsWith(route));
  const keys = rows.filter((row) => !links.includes(row)).map(([, key]) => key);
  expect(keys).toEqual(tool.keys ?? Object.values(tool.inputs).map(({ key }) => key));
  expect(links.length).toBeGreaterThan(1);
  const found = links.map(([, , link = '']) => {
    const { values, damage } = readAddress(
      tool.inputs,
      link.slice(route.length),
      undefined,
      undefined,
      tool.olderParts,
    );
    expect(damage, link).toBeUndefined();
    return tool.verdict(values as never);
  });
  expect(found).toEqual(links.map(([, verdict]) => verdict));
});

test.each(Object.entries(tools))('%s reads numbers in the unit that its fields show', (route, { inputs }) => {
  const own: Record<string, { unit?: string }> = readRecord(`pages${route}`).tool.fields;
  const tank: Record<string, { unit?: string }> = readRecord('words/tank').fields;
  for (const input of Object.values(inputs)) {
    const shown = (own?.[input.key] ?? tank[input.key])?.unit;
    if (input.kind === 'number' && shown && !input.typedIn)
      expect(factorBetween(shown.replace(/ nilai$/, ''), input.unit ?? ''), input.key).toBe(1);
  }
});

test('/demo: opens each documented link', () => {
  const links = (parts['/demo'] ?? []).flatMap(([, , link = '']) => (link.startsWith('/demo#') ? [link] : []));
  expect(links.length).toBeGreaterThan(1);
  for (const link of links) expect(readPlace(link.slice('/demo'.length)), link).toMatchObject({ damaged: false });
});

import { expect, test } from 'vitest';
import { codeSamplesOn } from '../api.ts';
import { expectNone, openPage, plain, visibleText } from '../site.ts';

/**
 * Figures, names and labels of the specification (sections 2 and 9), on the page where it requires them. They are
 * typed here, not read from the records, so that a wrong record fails. Numbers are in Indonesian notation: 99.9% →
 * 99,9%, 0.2-15 m → 0,2–15 m (docs/decisions/0004).
 */
const statements: readonly (readonly [string, readonly string[]])[] = [
  ['/', ['99,9%', '30%', '24/7', '6–12 bulan', '27001', 'IP66/68']],
  ['/fitur', ['99,5%', '30–40%', '80%', '90%', '6–12 bulan']],
  ['/tankdevice', ['0,2–15 m', '±0,25%', '4–20 mA', 'RS485', '−40 sampai 85 °C']],
  ['/tankdevice', ['26 GHz', '0,1–30 m', '0–1000 bar', '−200 sampai 850 °C', '0,1%', '0–14', '0–2000 mS/cm']],
  ['/tankdevice', ['LoRaWAN', '5–15 km', '5–10 tahun', '1–2 tahun', '100 m', '6–12 bulan', 'IP66/68']],
  ['/tankplatform', ['99,9%', '< 100 ms', '1000+', '24/7', '< 4 jam', '30 hari', 'ERP', 'SCADA', 'CMMS', 'MES']],
  ['/tankplatform', ['API-First Architecture', 'REST API', 'OpenAPI 3.0', 'GraphQL', 'Webhook']],
  ['/tankplatform', ['AES-256', 'ISO 27001', 'GDPR', 'OAuth 2.0', 'SAML', 'SLA', 'RTO']],
  ['/tankteam', ['2–5 hari', '3–10 hari', '2–3 hari', '24 jam', '4 jam', '1 jam', '1000+', '50+', '99,5%', '< 2 jam']],
  ['/tankteam', ['Basic Support', 'Included', 'Premium Support', 'Contact us', 'Most Popular']],
  ['/tankteam', ['Enterprise Support', 'Custom', '24/7']],
  ['/tankteam', ['ISO 9001:2015', 'ISO 27001:2013', 'IEC 61508', 'ATEX/IECEx']],
  ['/tentang-kami', ['1000+', '50+', '10+', '99,5%', '40%', 'World Class Technology Provider']],
  ['/tentang-kami', ['Senin–Sabtu, 09.00–17.00', 'Senin–Jumat, 09.00–17.00']],
  ['/konsultasi-gratis', ['Senin–Sabtu, 09.00–17.00 WIB']],
  ['/api-integration', ['SAP', 'Oracle NetSuite', 'Microsoft Dynamics', 'OPC-UA', 'Modbus', 'DNP3', 'WebSocket']],
  ['/api-integration', ['AWS', 'Azure IoT Hub', 'Google Cloud IoT', 'IBM Watson IoT', 'OAuth 2.0']],
  ['/klaim', ['99,9%', '99,5%', '80%', '90%', 'Senin–Jumat, 09.00–17.00']],
];

test.each(statements)('%s contains %j', (address, words) => {
  const page = openPage(address);
  const { $ } = page;
  // Also by text node: between elements, the page’s text has no space.
  const pieces = $('main *')
    .contents()
    .toArray()
    .map((node) => (node.type === 'text' ? node.data : ''));
  // Ranges, and figures with a footnote, consist of several text nodes.
  const figures = $('main :has(> .unbroken)')
    .toArray()
    .map((element) => $(element).text());
  const text = `${visibleText(page)} ${plain([...pieces, ...figures].join(' '))}`;
  // “30%” does not count within “130%” or “20–30%”.
  const isSaid = (word: string) =>
    text
      .split(word)
      .slice(0, -1)
      .some((before) => !/[\d,.–]$/.test(before));
  expectNone(
    words.filter((word) => !isSaid(word)),
    `${address} does not say`,
  );
});

test('shows the three response times and prices with their packages', () => {
  const { $ } = openPage('/tankteam');
  const rows = $('#paket li:has(dl)')
    .toArray()
    .map((row) => $(row).text().replace(/\s+/g, ' '));
  const packages = [
    [/Basic Support/, /\b24 jam/, /Included/],
    [/Premium Support/, /\b4 jam/, /Contact us/],
    [/Enterprise Support/, /\b1 jam/, /Custom/],
  ];
  expect(rows).toHaveLength(packages.length);
  for (const [index, parts] of packages.entries()) for (const part of parts) expect(rows[index]).toMatch(part);
  expect(rows.filter((row) => row.includes('Most Popular'))).toEqual([rows[1]]);
});

test('the sample response has the six fields and the status of the specification', () => {
  const samples = codeSamplesOn(openPage('/api-integration')).map(({ code }) => code);
  const answer = JSON.parse(samples.find((code) => /^\{\s*"tank_id"/.test(code)) ?? '{}');
  expect(Object.keys(answer)).toEqual(['tank_id', 'level', 'temperature', 'pressure', 'timestamp', 'status']);
  expect(answer.status).toBe('normal');
});

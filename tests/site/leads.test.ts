import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { consultationFields, leadAddresses, leadFieldNames, leadFields, leadRetentionDays } from 'contract/lead';
import { expect, test } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { readRecord } from '../records.ts';
import { distFiles, openPage, plain, readDist } from './site.ts';

const form = openPage('/_leads/konsultasi-gratis');
const meta = (address: string, name: string) => openPage(address).$(`meta[name="${name}"]`).attr('content');

test('static hosts get none of these pages, nor their names', () => {
  expect([...distFiles].filter((file) => /_leads|(terkirim|gagal)\.html/.test(file))).toEqual([]);
  const settings = [
    readDist('_headers'),
    ...['maps', 'site'].map((name) => readFileSync(join(paths.nginx, `${name}.conf`))),
  ];
  for (const text of settings) expect(text.toString('utf8')).not.toContain('_leads');
  expect(readDist('sitemap.xml').toString('utf8')).not.toMatch(/terkirim|gagal|_leads/);
});

test.each([leadAddresses.sent, leadAddresses.failed])('%s is built, but not indexed', (address) => {
  expect(meta(`/_leads${address}`, 'robots')).toBe('noindex');
  expect(openPage(`/_leads${address}`).$('link[rel="canonical"]').length).toBe(0);
  expect(openPage(`/_leads${address}`).$('h1').length).toBe(1);
});

test('without scripts, the form posts exactly the fields that the server knows', () => {
  const { $ } = form;
  const element = $('main form');
  expect([element.attr('method'), element.attr('action')]).toEqual(['post', leadAddresses.api]);
  const names = $('main form [name]')
    .toArray()
    .map(({ attribs }) => attribs['name'] ?? '');
  expect(names.sort()).toEqual([...leadFieldNames].sort());
  expect($('main form [type="submit"][name]').length, 'the button sends nothing').toBe(0);
  for (const name of consultationFields) {
    expect($(`#${name}`).attr('maxlength'), name).toBe(leadFields[name].limit?.toString());
  }
});

test('consent: unticked, required, and with the current text and version', () => {
  const { $ } = form;
  const { version, label } = readRecord('site/consent').versions.at(-1);
  const box = $('input[type="checkbox"]');
  expect([box.attr('name'), box.attr('value'), box.attr('checked')]).toEqual(['consent', 'true', undefined]);
  expect(box.attr('required')).toBeDefined();
  expect($('input[name="consentVersion"]').attr('value')).toBe(version);
  expect(plain($('label[for="consent"]').text())).toContain(label.split('{')[0].trim());
  expect(plain($('#consent-keterangan').text())).toContain(`${leadRetentionDays} hari`);
});

test('promises a reply only where requests are delivered', () => {
  for (const [address, lead] of [
    ['/konsultasi-gratis', readRecord('leads/form').lead],
    ['/jadwalkan', readRecord('leads/form').meetingLead],
  ]) {
    expect(plain(openPage(`/_leads${address}`).$('main').text()), address).toContain(lead);
    expect(plain(openPage(address).$('main').text()), address).not.toContain(lead);
  }
});

test('hides the honeypot from people and assistive technology', () => {
  const { $ } = form;
  const trap = $('input[name="remark"]');
  // Field names that browsers and password managers fill (Chromium’s autofill_regex_constants, Bitwarden’s lists).
  expect(leadFieldNames.filter((name) => leadFields[name].kind === 'trap')).toEqual(['remark']);
  expect('remark').not.toMatch(
    /name|mail|phone|tel|mobile|company|organi[sz]ation|url|site|home|addr|street|line|city|state|zip|post|country|card|user|login|pass|code|otp|date|birth|search|title|note|comment|message/,
  );
  expect([trap.attr('tabindex'), trap.attr('autocomplete')]).toEqual(['-1', 'off']);
  expect(trap.closest('[aria-hidden="true"]').length).toBe(1);
});

test('the failure page explains every reason that the server may name', () => {
  const reasons = openPage('/_leads/konsultasi-gratis/gagal').$('main li[id]').toArray();
  const fields = leadFieldNames.map((field) => `isian-${field}`);
  const ids = reasons.map(({ attribs }) => attribs['id'] ?? '');
  expect(ids.sort()).toEqual([...fields, 'isian', 'terlalu-panjang', 'terlalu-sering', 'coba-lagi'].sort());
});

test('the privacy page states retention, fields and consent text as in the form', () => {
  const { $ } = openPage('/_leads/kebijakan-privasi');
  const text = plain($('main').text());
  expect(text).toContain(`${leadRetentionDays} hari`);
  expect(text).toContain(plain($('#persetujuan').text()));
  expect(text).toContain(plain(form.$('#consent-keterangan').text()));
  for (const label of form.$('main form label[id]').toArray()) {
    const [name = ''] = plain(form.$(label).text()).split(' opsional');
    expect(text, name).toContain(name);
  }
});

test('where requests are delivered, the privacy page replaces what it states elsewhere of the form', () => {
  const [delivered, kept] = ['leads/kebijakan-privasi', 'pages/kebijakan-privasi'].map(
    (name): { id: string }[] => readRecord(name).chapters,
  );
  const ids = delivered?.map(({ id }) => id) ?? [];
  const own = sentencesOf(delivered);
  const replaced = sentencesOf(kept?.filter(({ id }) => ids.includes(id))).filter((one) => !own.includes(one));
  const statedOn = (address: string) => {
    const text = plain(openPage(address).$('main').text());
    return (sentence: string) => text.includes(sentence);
  };
  expect([own.length, replaced.length]).not.toContain(0);
  expect(replaced.filter(statedOn('/_leads/kebijakan-privasi'))).toEqual([]);
  expect(replaced.filter(statedOn('/kebijakan-privasi'))).toEqual(replaced);
});

/** Texts of a record that are sentences without marks. */
const sentencesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? value.length > 40 && !value.includes('{')
      ? [plain(value)]
      : []
    : Object.values(value ?? {}).flatMap(sentencesOf);

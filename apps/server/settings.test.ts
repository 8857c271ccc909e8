import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { startFailure } from 'service/http-server';
import { currentRelease } from 'service/process-settings';
import { SettingsError } from 'service/settings-reader';
import { describe, expect, test } from 'vitest';
import { readSettings, settingDefinitions } from './settings.ts';

test('uses the defaults when nothing is set', () => {
  const { PORT, SITE_ROOT, LEADS_DATABASE_URL } = readSettings({});
  expect([PORT, SITE_ROOT, LEADS_DATABASE_URL]).toEqual([
    4321,
    currentRelease(resolve(import.meta.dirname, '../..')),
    undefined,
  ]);
});

test.each([
  ['PORT', '1', 1],
  ['HOST', '::', '::'],
  ['TRUST_PROXY', 'loopback', ['loopback']],
  ['TRUST_PROXY', '10.0.0.0/8,::1', ['10.0.0.0/8', '::1']],
  ['LEADS_DATABASE_URL', 'file:./data/leads.db', 'file:./data/leads.db'],
  ['LEADS_DATABASE_URL', 'postgres://db/leads?sslmode=disable', 'postgres://db/leads?sslmode=disable'],
  ['LEADS_DATABASE_URL', 'none', undefined],
  ['LEADS_MAIL_TO', 'a@example.com, b@example.com', ['a@example.com', 'b@example.com']],
  ['METRICS_PORT', '9464', 9464],
] as const)('accepts %s=%s', (name, value, expected) => {
  expect(readSettings({ LEADS_DATABASE_URL: 'none', [name]: value })[name]).toEqual(expected);
});

/** Invalid values per setting. The error shows the value, unless it may contain a password, and the accepted values. */
const wrong: Partial<Record<keyof typeof settingDefinitions, readonly string[]>> = {
  PORT: ['0', '65536', '-1', '80.5', '1e3', '0x50', ' 80', 'http', '999999999999', '٤٣٢١'],
  HOST: ['example.com', '127.0.0.1:80', '256.0.0.1', '*'],
  TRUST_PROXY: ['true', '10.0.0.0/33', '10.0.0.0/x', 'loopback,', '::1/129', '1.2.3.4/8/8', '0.0.0.0/0', '::/0'],
  PUBLIC_TLS: ['yes'],
  LOG_LEVEL: ['verbose', 'INFO'],
  SHUTDOWN_SECONDS: ['0', '601', '10s'],
  LEADS_RETENTION_DAYS: ['0', '366', 'forever'],
  LEADS_MAIL_FROM: ['a@example', 'a@example.com\r\nBcc: b@example.com'],
  LEADS_MAIL_TO: ['a@example.com,', 'a'],
  METRICS_PORT: ['0', 'on'],
  LEADS_DATABASE_URL: [
    './data/leads.db',
    'file:',
    'mysql://u:geheim@db/leads',
    'postgres://u:geheim@db',
    'postgres://u:geheim@db/leads?sslmode=prefer',
  ],
  LEADS_WEBHOOK_URL: ['http://example.com/hook', 'https://u:geheim@example.com', 'ftp://example.com'],
  LEADS_WEBHOOK_SECRET: ['geheim'],
  SMTP_URL: ['http://u:geheim@mail.example.com'],
};

const names = Object.keys(settingDefinitions) as (keyof typeof settingDefinitions)[];
test.each(names.flatMap((name) => ['', ...(wrong[name] ?? [])].map((value) => [name, value] as const)))(
  'rejects %s=%j and names the accepted values',
  (name, value) => {
    const read = (): unknown => readSettings({ [name]: value });
    const isHidden = value !== '' && settingDefinitions[name].isSecret;
    expect(read).toThrow(SettingsError);
    expect(read).toThrow(isHidden ? `${name} is something that may hold a password, but` : `${name} is "`);
    expect(read).toThrow(`it must be ${settingDefinitions[name].schema.description}.`);
  },
);

test('escapes a wrong value for the terminal', () => {
  const read = (): unknown => readSettings({ PORT: `\u001b[2J\n\u202e${'9'.repeat(200)}` });
  expect(read).toThrow(/^PORT is "\\u001b\[2J\\n\\u202e9+…", but/);
});

test.each([
  ['LEADS_MAIL_FROM', { SMTP_URL: 'smtp://localhost', LEADS_MAIL_TO: 'a@example.com' }],
  ['LEADS_MAIL_TO', { SMTP_URL: 'smtp://localhost', LEADS_MAIL_FROM: 'a@example.com' }],
  ['LEADS_WEBHOOK_SECRET', { LEADS_WEBHOOK_URL: 'https://example.com' }],
  ['LEADS_DATABASE_URL', { LEADS_MAIL_TO: 'a@example.com' }],
  [
    'LEADS_DATABASE_URL',
    { SMTP_URL: 'smtp://localhost', LEADS_MAIL_FROM: 'a@example.com', LEADS_MAIL_TO: 'a@example.com' },
  ],
  ['LEADS_DATABASE_URL', { LEADS_WEBHOOK_URL: 'https://example.com', LEADS_WEBHOOK_SECRET: '0123456789abcdef' }],
])('requires %s when a setting that depends on it is set', (name, environment) => {
  expect(() => readSettings(environment)).toThrow(`${name} is not set, but`);
});

test.each([
  ['LEADS_DATABSE_URL', 'LEADS_DATABASE_URL'],
  ['LEADS_DATABASE_RUL', 'LEADS_DATABASE_URL'],
  ['LEAD_DATABASE_URLS', 'LEADS_DATABASE_URL'],
  ['LEADS_EMAIL_TO', 'LEADS_MAIL_TO'],
  ['LEADS_DATABASE', 'LEADS_DATABASE_URL'],
  ['SMTP_USER', 'SMTP_URL'],
  ['SANDBOX_KEYS', 'SANDBOX_SECRET'],
  ['METRICS_PROT', 'METRICS_PORT'],
  ['PUBLIC_TSL', 'PUBLIC_TLS'],
  ['PROT', 'PORT'],
])('rejects the misspelled %s and suggests %s', (name, nearest) => {
  const read = (): unknown => readSettings({ [name]: 'geheim' });
  expect(read).toThrow(SettingsError);
  expect(read).toThrow(`"${name}" is not a setting; the nearest one is ${nearest}`);
});

test('ignores variables of the system, other programs and container platforms', () => {
  const names = [
    'HOME',
    'PATH',
    'PWD',
    'TERM',
    'HOSTNAME',
    'LOGNAME',
    'NO_PROXY',
    'HTTP_PROXY',
    'NODE_ENV',
    'E2E_PORT',
  ];
  const platform = ['LEADS_SERVICE_HOST', 'SMTP_PORT', 'SANDBOX_PORT_80_TCP', 'METRICS_SERVICE_PORT_HTTP'];
  const environment = Object.fromEntries([...names, ...platform].map((name) => [name, 'tcp://10.0.0.1:80']));
  expect(readSettings(environment)).toEqual(readSettings({}));
});

describe('docs/settings.md', () => {
  const rows = readFileSync(resolve(import.meta.dirname, '../../docs/settings.md'), 'utf8')
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()));

  test.each(Object.entries(settingDefinitions))('documents %s', (name, definition) => {
    const fallback = name === 'SITE_ROOT' ? 'the project folder' : `\`${definition.fallback}\``;
    const row = ['', `\`${name}\``, fallback, definition.schema.description, expect.stringMatching(/\.$/), ''];
    expect(rows.find(([, cell]) => cell === `\`${name}\``)).toEqual(row);
  });
});

test.each([
  ['EADDRINUSE', 'Port 4321 is already in use'],
  ['EACCES', 'Port 4321 needs rights'],
  ['EADDRNOTAVAIL', 'HOST is ::1'],
  ['EOTHER', 'The server did not start: why'],
])('explains a start that fails with %s', (code, sentence) => {
  const error = Object.assign(new Error('why'), { code });
  expect(startFailure(error, { HOST: '::1', PORT: 4321 })).toContain(sentence);
});

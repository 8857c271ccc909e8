/** `npm run check:launch`: fails while data of the sample brand, or a figure without a source, remains. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { referenceErrorMm } from 'tank-gauging/tank/choices';
import { parse } from 'yaml';
import { findGaps } from '../apps/site/src/shared/records/hardware-schema.ts';
import { isSample } from '../apps/site/src/shared/records/sample.ts';
import { draftFinding, readRegister } from './issue.ts';
import { paths } from './paths.ts';
import { isStale } from './stamp.ts';

/** Records by path below src/content, without `.yaml`; the build validates them. */
export type LaunchRecords = Record<string, ReturnType<typeof parse>>;

/** How early to report expiring data, ms. */
const ahead = 90 * 24 * 60 * 60_000;

/** Sample phone numbers: `+62 800 0000 …` and zeros are not assigned. */
const isSamplePhone = (phone: string) => /^\+62 ?(800 ?0000|24 ?0000 ?0000)/.test(phone);
const isSampleHost = (address: string) => /\.example\b/.test(address);

export function settingFindings(env: Record<string, string | undefined>): string[] {
  const isSet = (name: string) => (env[name] ?? 'none') !== 'none';
  return isSet('LEADS_DATABASE_URL') && !isSet('SMTP_URL') && !isSet('LEADS_WEBHOOK_URL')
    ? ['SMTP_URL, LEADS_WEBHOOK_URL: requests are stored, but no notification is set up']
    : [];
}

export const launchFindings = (records: LaunchRecords, now = new Date()) => [...findingsIn(records, now)];

function* findingsIn(records: LaunchRecords, now: Date): Generator<string> {
  const brand = records['site/brand'];
  const security = records['site/security'];
  const within = (folder: string) => Object.entries(records).filter(([path]) => path.startsWith(folder));
  const soon = new Date(now.getTime() + ahead);
  if (brand.sample) yield 'brand.yaml → sample: the brand is still the sample brand';
  const contacts: [field: string, value: string | null][] = [
    ...['whatsapp', 'hotline', 'origin', 'email', 'businessEmail', 'securityEmail'].map((field): [string, string] => [
      `brand.yaml → ${field}`,
      brand[field],
    ]),
  ];
  for (const { type, address, ...office } of records['site/offices'].offices) {
    for (const field of ['phone', 'landline', 'email'])
      contacts.push([`offices.yaml → ${type}, ${field}`, office[field]]);
    if (address.street.includes('Contoh')) yield `offices.yaml → ${type}, street: ${address.street} is a sample`;
  }
  for (const [field, value] of contacts) {
    if (value && isSamplePhone(value)) yield `${field}: ${value} is a sample number`;
    if (value && isSampleHost(value)) yield `${field}: ${value} is a sample address`;
  }
  for (const [path, { proof }] of within('claims/'))
    if (!proof.document) yield `${path}.yaml → proof: no document supports this figure yet`;
  for (const [path, { selection, specifications }] of within('sensors/')) {
    const rows = new Map<string, { known?: string }>(
      specifications.map((row: { answers: string }) => [row.answers, row]),
    );
    if (!rows.has('accuracy') && selection.measures.includes('level'))
      yield `${path}.yaml → accuracy: tools use ±${referenceErrorMm} mm until the owner states it`;
    if (rows.get('accuracyBase')?.known)
      yield `${path}.yaml → accuracyBase: the base of its percentage is our assumption`;
  }
  // Clients ignore an expired security.txt (RFC 9116, 2.5.5).
  if (new Date(security.expires) < soon) yield 'security.yaml → expires: set a later date';
  for (const [path, { matter }] of within('documents/lembar-data-')) {
    const sheet =
      matter.instrument === 'gateway' ? records['pages/tankdevice'].gateway : records[`sensors/${matter.instrument}`];
    const gaps = findGaps(matter.questions, sheet.specifications);
    if (gaps.length > 0) yield `${path}.yaml → questions, samples: ${gaps.join(', ')}`;
  }
  for (const { code, certificate, ended } of records['pages/tankteam'].certifications.items) {
    if (ended)
      yield `pages/tankteam.yaml → certifications, ${code}: no certificate of this edition is valid since ${ended}`;
    if (!certificate) yield `pages/tankteam.yaml → certifications, ${code}: no number, body and validity yet`;
  }
  const { approvals, terms, levels } = records['site/procurement'];
  for (const { id, entries } of approvals)
    if (entries.length === 0) yield `procurement.yaml → approvals, ${id}: no number yet`;
  for (const [name, { stated }] of Object.entries<{ stated: string | null }>(terms))
    if (stated === null) yield `procurement.yaml → terms, ${name}: a sample`;
  for (const { service, ...level } of levels)
    for (const [field, value] of Object.entries<string>(level))
      if (isSample(value)) yield `procurement.yaml → levels, ${service}, ${field}: a sample`;
  // Holidays: the year reached within the lead time needs some, and none in that time may be merely expected.
  const [from, to] = [now, soon].map((time) => time.toISOString().slice(0, 10)) as [string, string];
  const year = to.slice(0, 4);
  const days: { day: string; name: string; expected?: boolean }[] = records['site/holidays'].days;
  if (!days.some(({ day }) => day.startsWith(year))) yield `holidays.yaml → days: no holiday of ${year} is listed`;
  for (const { day, name, expected } of days)
    if (expected && day >= from && day <= to) yield `holidays.yaml → ${day}: ${name} is not yet confirmed`;
}

/** Documents of the built release that have changed since their last issue. */
async function documentFindings(): Promise<string[]> {
  if (await isStale(paths.root, paths.current))
    return ['documents: no current build to compare with; run npm run build'];
  return (await readRegister()).filter(({ issued }) => !issued).map(draftFinding);
}

export function readLaunchRecords(): LaunchRecords {
  const content = join(paths.root, 'apps/site/src/content');
  const files = globSync('{site,claims,sensors,documents}/*.yaml', { cwd: content });
  return Object.fromEntries(
    [...files, 'pages/tankteam.yaml', 'pages/tankdevice.yaml'].map((file) => [
      file.replace('.yaml', ''),
      parse(readFileSync(join(content, file), 'utf8')),
    ]),
  );
}

if (import.meta.main) {
  const findings = [
    ...launchFindings(readLaunchRecords()),
    ...(await documentFindings()),
    ...settingFindings(process.env),
  ];
  for (const finding of findings) console.error(`✗ ${finding}`);
  console.log(findings.length === 0 ? 'Ready to launch.' : `${findings.length} items missing for the launch.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

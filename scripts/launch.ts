/** `npm run check:launch`: fails while anything of the sample brand, or a figure without a source, remains. */
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { gapsOf } from '../src/shared/records/hardware.ts';
import { referenceErrorMm } from '../src/shared/records/selection-fields.ts';
import { paths } from './paths.ts';

/** What a launch check looks at, as parsed from the YAML records. */
export interface LaunchRecords {
  brand: { sample: boolean; origin: string; whatsapp: string; hotline: string; email: string; businessEmail: string };
  offices: readonly {
    type: string;
    phone: string;
    landline: string | null;
    email: string;
    address: { street: string };
  }[];
  claims: Readonly<Record<string, { source: string | null }>>;
  /** Instruments with what their record states of their error, and whether it was assumed what that is a per cent of. */
  sensors: Readonly<Record<string, { measures: readonly string[]; error?: { mm: number } | { assumed: boolean } }>>;
  security: { contact: string; expires: string };
  /** Questions of each datasheet that its instrument's record leaves open. */
  datasheets: Readonly<Record<string, readonly string[]>>;
  /** Certificates by the standard that they are of. */
  certifications: readonly { code: string; certificate?: string }[];
  holidays: readonly { day: string; name: string; expected?: boolean }[];
  /** What procurement asks: registers without entries, terms and measuring points without a value. */
  procurement: {
    approvals: readonly { id: string; entries: readonly unknown[] }[];
    terms: Readonly<Record<string, unknown>>;
    levels: readonly { service: string; point: string | null; excluded: string | null }[];
  };
}

/** How long before something runs out somebody should know, in milliseconds: holidays, the day in security.txt. */
const ahead = 90 * 24 * 60 * 60_000;

/** Numbers of the sample brand: the shape +62 800 0000 … reaches nobody, nor does one of zeros. */
const isSamplePhone = (phone: string) => /^\+62 ?(800 ?0000|24 ?0000 ?0000)/.test(phone);
const isSampleHost = (address: string) => /\.example\b/.test(address);

/** What is missing in the settings, as far as they stand in the environment of the check. */
export function settingFindings(env: Readonly<Record<string, string | undefined>>): string[] {
  const isSet = (name: string) => (env[name] ?? 'none') !== 'none';
  return isSet('LEADS_DATABASE_URL') && !isSet('SMTP_URL') && !isSet('LEADS_WEBHOOK_URL')
    ? ['SMTP_URL, LEADS_WEBHOOK_URL: visitors are promised an answer, and nobody hears of a request']
    : [];
}

/** Everything that still has to be supplied before the site may be shown to the public; empty when it may. */
export const launchFindings = (records: LaunchRecords, now = new Date()): string[] => [...findingsIn(records, now)];

function* findingsIn(records: LaunchRecords, now: Date): Generator<string> {
  const { brand, offices, claims, sensors, security, datasheets, certifications, holidays, procurement } = records;
  const soon = new Date(now.getTime() + ahead);
  if (brand.sample) yield 'brand.yaml → sample: the brand is still the sample brand';
  const contacts: Record<string, string | null> = {
    'brand.yaml → whatsapp': brand.whatsapp,
    'brand.yaml → hotline': brand.hotline,
    'brand.yaml → origin': brand.origin,
    'brand.yaml → email': brand.email,
    'brand.yaml → businessEmail': brand.businessEmail,
    'security.yaml → contact': security.contact,
  };
  for (const { type, phone, landline, email } of offices) {
    Object.assign(contacts, {
      [`offices.yaml → ${type}, phone`]: phone,
      [`offices.yaml → ${type}, landline`]: landline,
    });
    contacts[`offices.yaml → ${type}, email`] = email;
  }
  for (const [field, value] of Object.entries(contacts)) {
    if (value && isSamplePhone(value)) yield `${field}: ${value} reaches nobody`;
    if (value && isSampleHost(value)) yield `${field}: ${value} is a sample address`;
  }
  for (const { type, address } of offices)
    if (address.street.includes('Contoh')) yield `offices.yaml → ${type}, street: ${address.street} is a sample`;
  for (const [id, { source }] of Object.entries(claims))
    if (source === null) yield `claims/${id}.yaml → source: nothing supports this figure yet`;
  for (const [id, { measures, error }] of Object.entries(sensors)) {
    if (!error && measures.includes('level'))
      yield `sensors/${id}.yaml → error: tools use ±${referenceErrorMm} mm until the owner states it`;
    if (error && 'assumed' in error && error.assumed)
      yield `sensors/${id}.yaml → error: what its per cent is of is our assumption`;
  }
  // Whoever finds a weakness passes over a file that has expired (RFC 9116, 2.5.5).
  if (new Date(security.expires) < soon) yield 'security.yaml → expires: renew the day';
  for (const [id, gaps] of Object.entries(datasheets))
    if (gaps.length > 0) yield `documents/${id}.yaml → the owner has not given: ${gaps.join(', ')}`;
  for (const { code, certificate } of certifications)
    if (!certificate) yield `pages/tankteam.yaml → certifications, ${code}: no number, body and validity yet`;
  const { approvals, terms, levels } = procurement;
  for (const { id, entries } of approvals)
    if (entries.length === 0) yield `procurement.yaml → approvals, ${id}: no number yet`;
  for (const [name, term] of Object.entries(terms))
    if (term === null) yield `procurement.yaml → terms, ${name}: not stated yet`;
  for (const { service, point, excluded } of levels) {
    if (point === null) yield `procurement.yaml → levels, ${service}: no measuring point yet`;
    if (excluded === null) yield `procurement.yaml → levels, ${service}: no exclusions yet`;
  }
  // Years that will soon be asked for and have no holidays, and days that the government has not yet set.
  const [from, to] = [now, soon].map((time) => time.toISOString().slice(0, 10)) as [string, string];
  const year = to.slice(0, 4);
  if (!holidays.some(({ day }) => day.startsWith(year))) yield `holidays.yaml → days: no holiday of ${year} is there`;
  for (const { day, name, expected } of holidays)
    if (expected && day >= from && day <= to) yield `holidays.yaml → ${day}: ${name} is only expected`;
}

const content = join(paths.root, 'src/content');
const read = async (file: string) => parse(await readFile(join(content, file), 'utf8'));

/** The records that a launch check looks at. Their shape is checked by the build. */
export async function readLaunchRecords(): Promise<LaunchRecords> {
  const [brand, { offices }, security, { days }, procurement, { certifications }, files, sheets] = await Promise.all([
    read('site/brand.yaml'),
    read('site/offices.yaml'),
    read('site/security.yaml'),
    read('site/holidays.yaml'),
    read('site/procurement.yaml'),
    read('pages/tankteam.yaml'),
    readdir(join(content, 'claims')),
    readdir(join(content, 'sensors')),
  ]);
  const claims = await Promise.all(
    files.map(async (file) => [basename(file, '.yaml'), await read(`claims/${file}`)] as const),
  );
  const sensors = await Promise.all(
    sheets.map(async (file) => {
      const { error, selection } = await read(`sensors/${file}`);
      return [basename(file, '.yaml'), { measures: selection.measures, error }] as const;
    }),
  );
  const datasheets = await readGaps();
  return {
    brand,
    offices,
    security,
    holidays: days,
    procurement,
    claims: Object.fromEntries(claims),
    sensors: Object.fromEntries(sensors),
    datasheets,
    certifications: certifications.items,
  };
}

/** What each datasheet asks and the record of its instrument does not say. */
async function readGaps(): Promise<LaunchRecords['datasheets']> {
  const files = (await readdir(join(content, 'documents'))).filter((file) => file.startsWith('lembar-data-'));
  const gaps = files.map(async (file) => {
    const { instrument, questions } = (await read(`documents/${file}`)).matter;
    const { specifications } =
      instrument === 'gateway'
        ? (await read('pages/tankdevice.yaml')).gateway
        : await read(`sensors/${instrument}.yaml`);
    return [basename(file, '.yaml'), gapsOf(questions, specifications)] as const;
  });
  return Object.fromEntries(await Promise.all(gaps));
}

if (import.meta.main) {
  const findings = [...launchFindings(await readLaunchRecords()), ...settingFindings(process.env)];
  for (const finding of findings) console.error(`✗ ${finding}`);
  console.log(findings.length === 0 ? 'Ready to launch.' : `${findings.length} things to supply before the launch.`);
  process.exitCode = findings.length === 0 ? 0 : 1;
}

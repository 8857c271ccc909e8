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
export function launchFindings(
  { brand, offices, claims, sensors, security, datasheets, certifications, holidays, procurement }: LaunchRecords,
  now = new Date(),
): string[] {
  const contacts: [string, string | null][] = [
    ['brand.yaml → whatsapp', brand.whatsapp],
    ['brand.yaml → hotline', brand.hotline],
    ...offices.flatMap((office): [string, string | null][] => [
      [`offices.yaml → ${office.type}, phone`, office.phone],
      [`offices.yaml → ${office.type}, landline`, office.landline],
    ]),
  ];
  const addresses: [string, string][] = [
    ['brand.yaml → origin', brand.origin],
    ['brand.yaml → email', brand.email],
    ['brand.yaml → businessEmail', brand.businessEmail],
    ['security.yaml → contact', security.contact],
    ...offices.map((office): [string, string] => [`offices.yaml → ${office.type}, email`, office.email]),
  ];
  return [
    ...(brand.sample ? ['brand.yaml → sample: the brand is still the sample brand'] : []),
    ...contacts.flatMap(([field, phone]) =>
      phone && isSamplePhone(phone) ? [`${field}: ${phone} reaches nobody`] : [],
    ),
    ...addresses.flatMap(([field, value]) => (isSampleHost(value) ? [`${field}: ${value} is a sample address`] : [])),
    ...offices.flatMap(({ type, address }) =>
      address.street.includes('Contoh') ? [`offices.yaml → ${type}, street: ${address.street} is a sample`] : [],
    ),
    ...Object.entries(claims).flatMap(([id, { source }]) =>
      source === null ? [`claims/${id}.yaml → source: nothing supports this figure yet`] : [],
    ),
    ...Object.entries(sensors).flatMap(([id, sensor]) => errorFindings(id, sensor)),
    ...securityFindings(security, now),
    ...Object.entries(datasheets).flatMap(([id, gaps]) =>
      gaps.length > 0 ? [`documents/${id}.yaml → the owner has not given: ${gaps.join(', ')}`] : [],
    ),
    ...certifications.flatMap(({ code, certificate }) =>
      certificate ? [] : [`pages/tankteam.yaml → certifications, ${code}: no number, body and validity yet`],
    ),
    ...holidayFindings(holidays, now),
    ...procurementFindings(procurement),
  ];
}

function procurementFindings({ approvals, terms, levels }: LaunchRecords['procurement']): string[] {
  const missing = [
    ...approvals.flatMap(({ id, entries }) => (entries.length === 0 ? [`approvals, ${id}: no number`] : [])),
    ...Object.entries(terms).flatMap(([name, term]) => (term === null ? [`terms, ${name}: not stated`] : [])),
    ...levels.flatMap(({ service, point }) => (point === null ? [`levels, ${service}: no measuring point`] : [])),
    ...levels.flatMap(({ service, excluded }) => (excluded === null ? [`levels, ${service}: no exclusions`] : [])),
  ];
  return missing.map((what) => `procurement.yaml → ${what} yet`);
}

/** Whoever finds a weakness passes over a file that has expired (RFC 9116, 2.5.5). */
function securityFindings({ expires }: LaunchRecords['security'], now: Date): string[] {
  return new Date(expires).getTime() < now.getTime() + ahead ? ['security.yaml → expires: renew the day'] : [];
}

/** Years that will soon be asked for and have no holidays, and days that the government has not yet set. */
function holidayFindings(holidays: LaunchRecords['holidays'], now: Date): string[] {
  const soon = new Date(now.getTime() + ahead).toISOString().slice(0, 10);
  const today = now.toISOString().slice(0, 10);
  const year = soon.slice(0, 4);
  const missing = holidays.some(({ day }) => day.startsWith(year))
    ? []
    : [`holidays.yaml → days: no holiday of ${year} is there`];
  const unsure = holidays.filter(({ day, expected }) => expected && day >= today && day <= soon);
  return [...missing, ...unsure.map(({ day, name }) => `holidays.yaml → ${day}: ${name} is only expected`)];
}

/** A level sensor without an error, and an error of which nobody has said what it is a per cent of. */
function errorFindings(id: string, { measures, error }: LaunchRecords['sensors'][string]): string[] {
  if (!error) {
    return measures.includes('level')
      ? [`sensors/${id}.yaml → error: tools use ±${referenceErrorMm} mm until the owner states it`]
      : [];
  }
  return 'assumed' in error && error.assumed
    ? [`sensors/${id}.yaml → error: what its per cent is of is our assumption`]
    : [];
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

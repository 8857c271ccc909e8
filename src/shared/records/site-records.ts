import { type CollectionEntry, getCollection, getEntry } from 'astro:content';
import { leadRetentionDays } from '../../../server/contract/lead-limits.ts';
import type { Vocabulary } from '../text/fill.ts';
import { fillRecord } from '../text/fill.ts';
import { checkLiteralClaims } from '../text/literal-claims.ts';
import type { Offline } from './offline.ts';
import type { Security } from './security.ts';
import type { Brand, Holiday, Navigation, Office } from './site.ts';
import type { Claim } from './stat.ts';

type Single = 'brand' | 'offices' | 'holidays' | 'offline' | 'security' | 'navigation' | 'glossary';

/** The only entry of a collection that has just one. @throws when the file is missing or broken. */
async function only<C extends Single>(collection: C, file: string): Promise<CollectionEntry<C>['data']> {
  const entry = await getEntry(collection, file);
  if (!entry) throw new Error(`src/content/site/${file}.yaml is missing`);
  return entry.data;
}

export const getBrand = (): Promise<Brand> => only('brand', 'brand');

let vocabulary: Promise<Vocabulary> | undefined;

/** What the placeholders of every text stand for; read once a build. */
export function getVocabulary(): Promise<Vocabulary> {
  vocabulary ??= readVocabulary();
  return vocabulary;
}

async function readVocabulary(): Promise<Vocabulary> {
  const { sample: _sample, founded, ...names } = await getBrand();
  const claims = await getCollection('claims');
  const { offices } = await only('offices', 'offices');
  return {
    names: {
      ...names,
      founded: String(founded),
      retentionDays: String(leadRetentionDays),
      officeHours: offices[0]?.hours ?? '',
    },
    glossary: await only('glossary', 'glossary'),
    claims: Object.fromEntries(claims.map(({ id, data: { figure, subject } }) => [id, { figure, subject }])),
  };
}

/** Records that state figures of their own: the claims themselves, specifications of instruments and radios. */
const ownFigures = /^(claims|sensors|connectivity)\//;

/** Fills a record; names its file when a placeholder is not known or a marketing figure was typed by hand. */
export async function filled<T>(record: T, file: string): Promise<T> {
  try {
    if (!ownFigures.test(file)) {
      checkLiteralClaims(
        record,
        (await getCollection('claims')).map(({ id, data }) => ({ id, ...data })),
      );
    }
    return fillRecord(record, await getVocabulary());
  } catch (error) {
    throw new Error(`src/content/${file}.yaml → ${(error as Error).message}`);
  }
}

export async function getOffices(): Promise<Office[]> {
  return filled((await only('offices', 'offices')).offices, 'site/offices');
}

/** Days on which every office stays closed, in their order. */
export async function getHolidays(): Promise<Holiday[]> {
  const { days } = await only('holidays', 'holidays');
  return days.toSorted((a, b) => a.day.localeCompare(b.day));
}

export async function getOffline(): Promise<Offline> {
  return filled(await only('offline', 'offline'), 'site/offline');
}

/** Who hears of a weakness in this site. @throws when the record is missing */
export const getSecurity = (): Promise<Security> => only('security', 'security');

export async function getNavigation(): Promise<Navigation> {
  return filled(await only('navigation', 'navigation'), 'site/navigation');
}

/** All claims in the order of their names, each with its id. */
export async function getClaims(): Promise<(Claim & { id: string })[]> {
  const entries = await getCollection('claims');
  return Promise.all(entries.map(async ({ id, data }) => ({ id, ...(await filled(data, `claims/${id}`)) })));
}

import { readFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { leadWordsSchema } from '../../server/contract/lead-words.ts';
import { type LeadRecords, leadRecordsFile, leadRecordsSchema } from '../../server/leads/records.ts';
import { consentSchema, consultationFormSchema } from '../../src/leads/schema.ts';
import { brandSchema, holidaysSchema, officesSchema } from '../../src/shared/records/site.ts';
import { plainText } from '../../src/shared/text/marked.ts';
import { paths } from '../paths.ts';

const read = (name: string): unknown => parse(readFileSync(join(paths.root, `src/content/${name}.yaml`), 'utf8'));

/** What the server needs of the records. @throws when one is missing or has another shape */
export function collectLeadRecords(): LeadRecords {
  const [headOffice] = officesSchema.parse(read('site/offices')).offices;
  const { form } = read('pages/konsultasi-gratis') as { form: { industries: unknown; tankCounts: unknown } };
  const { industries, tankCounts } = consultationFormSchema.pick({ industries: true, tankCounts: true }).parse({
    industries: form.industries,
    tankCounts: form.tankCounts,
  });
  return leadRecordsSchema.parse({
    company: brandSchema.parse(read('site/brand')).company,
    opening: headOffice?.opening,
    holidays: holidaysSchema.parse(read('site/holidays')).days.map(({ day }) => day),
    consentVersions: consentSchema.parse(read('site/consent')).versions.map(({ version }) => version),
    labels: Object.fromEntries([...industries, ...tankCounts].map(({ value, label }) => [value, plainText(label)])),
    words: leadWordsSchema.parse(read('leads/server')),
  });
}

export async function writeLeadRecords(build: string): Promise<void> {
  await mkdir(build, { recursive: true });
  await writeFile(join(build, leadRecordsFile), `${JSON.stringify(collectLeadRecords(), null, 2)}\n`);
}

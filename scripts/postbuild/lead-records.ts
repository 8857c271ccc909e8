import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { byField, choiceFields } from 'contract/lead';
import { leadWordsSchema } from 'contract/lead-words';
import { plainText } from 'contract/marked';
import { type LeadRecords, leadRecordsFile, leadRecordsSchema } from 'server/leads/records';
import { z } from 'zod';
import { consentSchema, consultationFormSchema } from '../../apps/site/src/leads/schema.ts';
import { brandSchema, holidaysSchema, officesSchema } from '../../apps/site/src/shared/records/site-schema.ts';
import { readRecord } from '../../apps/site/src/shared/words/read-record.ts';

const formSchema = z.object({ form: consultationFormSchema });

/** Data that the server needs from the records. @throws when a record is missing or invalid */
export function collectLeadRecords(): LeadRecords {
  const [headOffice] = readRecord('site/offices.yaml', officesSchema).offices;
  const { fields } = readRecord('pages/konsultasi-gratis.yaml', formSchema).form;
  return leadRecordsSchema.parse({
    company: readRecord('site/brand.yaml', brandSchema).company,
    opening: headOffice?.opening,
    holidays: readRecord('site/holidays.yaml', holidaysSchema).days.map(({ day }) => day),
    consentVersions: readRecord('site/consent.yaml', consentSchema).versions.map(({ version }) => version),
    labels: byField(choiceFields, (field) =>
      Object.fromEntries((fields[field].options ?? []).map(({ value, label }) => [value, plainText(label)])),
    ),
    words: readRecord('leads/server.yaml', leadWordsSchema),
  });
}

export async function writeLeadRecords(build: string): Promise<void> {
  await mkdir(build, { recursive: true });
  await writeFile(join(build, leadRecordsFile), `${JSON.stringify(collectLeadRecords(), null, 2)}\n`);
}

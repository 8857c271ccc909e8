import { z } from 'zod';
import { industryValues, tankCountValues } from '../../contract/lead.ts';
import { leadWordsSchema } from '../../contract/lead-words.ts';
import { fillText } from '../../contract/slots.ts';
import { longWib } from '../../contract/wib.ts';
import { readBuilt } from '../base/header-table.ts';
import { readablePhone } from './phone.ts';
import type { LeadRow } from './store/tables.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);

/** What the build takes from the site's records, so that promise and page cannot differ: build/lead-records.json. */
export const leadRecordsSchema = z.strictObject({
  company: z.string().min(1),
  opening: z.strictObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: time, closes: time }),
  holidays: z.array(z.iso.date()).describe('Days without office hours besides the weekly ones'),
  consentVersions: z.array(z.string()).min(1).describe('Every version ever published, newest last'),
  labels: z
    .record(z.enum([...industryValues, ...tankCountValues]), z.string().min(1))
    .describe('Values of the form’s lists in the words of the form'),
  words: leadWordsSchema,
});
export type LeadRecords = z.infer<typeof leadRecordsSchema>;

export const leadRecordsFile = 'lead-records.json';

/** @throws Error with what to do when the file is missing or has another shape */
export const readLeadRecords = (release: string): LeadRecords => readBuilt(release, leadRecordsFile, leadRecordsSchema);

/** In the words of the form; a value of an older release stays. */
export function labelOf(value: string | null, labels: LeadRecords['labels']): string | null {
  return value !== null && Object.hasOwn(labels, value) ? labels[value as keyof typeof labels] : value;
}

const whatsappOf = ({ phone }: LeadRow) => `https://wa.me/${phone.slice(1)}`;

/** A request but for its message: label, value and where it leads. */
export const describeLead = (
  lead: LeadRow,
  { labels, words }: LeadRecords,
): readonly (readonly [label: string, value: string, link?: string])[] => [
  [words.labels.reference, lead.reference],
  [words.labels.name, lead.name],
  [words.labels.email, lead.email, `mailto:${encodeURIComponent(lead.email).replace('%40', '@')}`],
  [words.labels.phone, readablePhone(lead.phone), `tel:${lead.phone}`],
  [words.labels.whatsapp, whatsappOf(lead), whatsappOf(lead)],
  [words.labels.company, lead.company ?? '–'],
  [words.labels.industry, labelOf(lead.industry, labels) ?? '–'],
  [words.labels.tankCount, labelOf(lead.tank_count, labels) ?? '–'],
  [words.labels.receivedAt, longWib(new Date(lead.received_at))],
  [words.labels.consent, fillText(words.mail.consent, { version: lead.consent_version })],
];

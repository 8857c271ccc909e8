import { byField, choiceFields, fieldColumn, leadFields, type StoredField, storedFields } from 'contract/lead';
import { leadWordsSchema } from 'contract/lead-words';
import { fillText } from 'contract/slots';
import { formatLongWib } from 'contract/wib';
import { readBuilt } from 'service/header-table';
import { z } from 'zod';
import { readablePhone } from './phone.ts';
import type { LeadRow } from './store/tables.ts';

const time = z.string().regex(/^\d{2}:\d{2}$/);

/**
 * Data that the build extracts from the site's records (build/lead-records.json), so that mails and pages promise the
 * same.
 */
export const leadRecordsSchema = z.strictObject({
  company: z.string().min(1),
  opening: z.strictObject({ days: z.array(z.int().min(1).max(7)).min(1), opens: time, closes: time }),
  holidays: z.array(z.iso.date()).describe('Days without office hours besides the weekly ones'),
  consentVersions: z.array(z.string()).min(1).describe('Every version ever published, newest last'),
  labels: z
    .strictObject(byField(choiceFields, () => z.record(z.string(), z.string().min(1))))
    .describe('Labels of the choices in the form’s lists'),
  words: leadWordsSchema,
});
export type LeadRecords = z.infer<typeof leadRecordsSchema>;

export const leadRecordsFile = 'lead-records.json';

/** @throws Error with instructions when the file is missing or has another shape */
export const readLeadRecords = (release: string): LeadRecords => readBuilt(release, leadRecordsFile, leadRecordsSchema);

/** Value of a stored field for display; null when it was left empty. */
export function readableValue(field: StoredField, lead: LeadRow, labels: LeadRecords['labels']): string | null {
  const value = lead[fieldColumn(field)];
  if (value === null) return null;
  if (leadFields[field].kind === 'phone') return readablePhone(value);
  const words: Record<string, string> = field in labels ? labels[field as keyof typeof labels] : {};
  // A value of an older release without a label is shown as stored.
  return Object.hasOwn(words, value) ? (words[value] ?? value) : value;
}

const isText = (field: StoredField) => leadFields[field].kind === 'text';

type Line = readonly [label: string, value: string, link?: string];

/** Label and value of each long text, which mails show below the other fields. */
export const describeTexts = (lead: LeadRow, { labels, words }: LeadRecords): Line[] =>
  storedFields.filter(isText).map((field) => [words.labels[field], readableValue(field, lead, labels) ?? '–']);

/** Label, value and link of each field except the long texts. */
export function describeLead(lead: LeadRow, { labels, words }: LeadRecords): Line[] {
  const textLines = (field: StoredField): Line[] => {
    const [label, stored] = [words.labels[field], lead[fieldColumn(field)] ?? ''];
    const value = readableValue(field, lead, labels) ?? '–';
    const whatsapp = `https://wa.me/${stored.slice(1)}`;
    switch (leadFields[field].kind) {
      case 'email':
        return [[label, value, `mailto:${encodeURIComponent(stored).replace('%40', '@')}`]];
      case 'phone':
        return [
          [label, value, `tel:${stored}`],
          [words.labels.whatsapp, whatsapp, whatsapp],
        ];
      case 'version':
        return [[label, fillText(words.mail.consent, { version: value })]];
      default:
        return [[label, value]];
    }
  };
  return [
    [words.labels.reference, lead.reference],
    ...storedFields.filter((field) => !isText(field)).flatMap(textLines),
    [words.labels.receivedAt, formatLongWib(new Date(lead.received_at))],
  ];
}

import { consultationFields, fieldFailureId, leadBodyLimit, leadFieldNames, leadFields } from 'contract/lead';
import { wibClock } from 'contract/wib';
import { formatNumber } from '../shared/format/format.ts';
import { telHref, whatsappHref } from '../shared/format/phone.ts';
import { type LegalPage, withoutInapplicableChapters } from '../shared/records/legal-schema.ts';
import { getPage, getRecord } from '../shared/records/records.ts';
import { getBrand, getHolidays, getOffices } from '../shared/records/site-records.ts';
import { fillSlots } from '../shared/text/slots.ts';
import type { Consent, LeadFailedPage, LeadPrivacy } from './schema.ts';

/** The current consent text. */
export async function getConsent(): Promise<Consent> {
  const { versions } = await getRecord('consent');
  const newest = versions.at(-1);
  if (!newest) throw new Error('apps/site/src/content/site/consent.yaml holds no version');
  return newest;
}

/** The failure page, with the server’s actual limits filled in. */
export async function getLeadFailed(): Promise<LeadFailedPage> {
  const page = await getRecord('leadFailed');
  const kilobytes = String(leadBodyLimit / 1024);
  const reasons = page.reasons.map((reason) => {
    const field = leadFieldNames.find((name) => fieldFailureId(name) === reason.id);
    const limit = field && leadFields[field].limit;
    return fillSlots(reason, { kilobytes, ...(limit && { limit: formatNumber(limit) }) });
  });
  return { ...page, reasons };
}

/** The privacy page for a site with lead delivery; field names and consent text are those of the form. */
export async function getLeadPrivacy(): Promise<LegalPage> {
  const [page, changes, consent, { form }] = await Promise.all([
    getPage('legal', 'kebijakan-privasi'),
    getRecord('leadPrivacy'),
    getConsent(),
    getPage('consultation'),
  ]);
  const slots = {
    fields: consultationFields.map((field) => form.fields[field].label.plain).join(', '),
    consentVersion: consent.version,
    consentLabel: consent.label.plain,
    consentNotice: consent.notice.plain,
  };
  const chapters = changes.chapters.map((chapter) => ({
    ...chapter,
    paragraphs: chapter.paragraphs.map((paragraph) => fillSlots(paragraph, slots)),
  }));
  return withLeadDelivery(withoutInapplicableChapters(page, await getRecord('pageRequests')), { ...changes, chapters });
}

export async function getContactWays() {
  const [{ whatsapp, businessEmail }, offices] = await Promise.all([getBrand(), getOffices()]);
  const landline = offices.find((office) => office.landline)?.landline;
  return [
    { icon: 'chat' as const, label: 'WhatsApp', to: whatsappHref(whatsapp) },
    { icon: 'phone' as const, label: landline ?? whatsapp, to: telHref(landline ?? whatsapp) },
    { icon: 'mail' as const, label: businessEmail, to: `mailto:${businessEmail}` },
  ];
}

/** Offices and upcoming holidays for the meeting picker. @throws when there is no office */
export async function getMeetingStart() {
  const [offices, holidays] = await Promise.all([getOffices(), getHolidays()]);
  const [first, ...others] = offices.map(({ type, address, phone, email, opening, hours }) => ({
    id: address.city.toLowerCase().replaceAll(' ', '-'),
    name: `${type.plain}, ${address.city}`,
    hours: hours.plain,
    address: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}`,
    phone,
    email,
    opening,
  }));
  if (!first) throw new Error('there is no office to meet');
  const today = wibClock(new Date()).toISOString().slice(0, 10);
  const upcoming = holidays.filter(({ day }) => day >= today);
  return {
    upcoming,
    start: {
      offices: [first, ...others] as const,
      holidays: Object.fromEntries(upcoming.map(({ day, name }) => [day, name])),
    },
  };
}

/** Replaces chapters of the same id; inserts a new one after its predecessor. */
function withLeadDelivery(page: LegalPage, { seo, chapters, ...changes }: LeadPrivacy): LegalPage {
  const all = [...page.chapters];
  let place = -1;
  for (const chapter of chapters) {
    const known = all.findIndex(({ id }) => id === chapter.id);
    place = known < 0 ? place + 1 : known;
    all.splice(place, known < 0 ? 0 : 1, chapter);
  }
  return { ...page, ...changes, seo: { ...page.seo, ...seo }, chapters: all };
}

import type { PlainText } from 'contract/marked';
import { pickerChoices } from 'tank-gauging/tank/choices';
import { z } from 'zod';
import { groupNames } from '../../routes.ts';
import { formatOpening } from '../format/opening.ts';
import { readPhone } from '../format/read-phone.ts';
import { href, type Link, linkSchema, pastDay, plain, text } from '../text/schema.ts';
import { onOneLine } from '../text/vocabulary.ts';
import { interfaceWords } from '../words/interface.words.ts';

/** A valid telephone number, or one of the sample brand. */
const phone = plain
  .refine((number) => readPhone(number) !== undefined, {
    error: ({ input }) => `“${input}” is no telephone number`,
  })
  .meta({ format: 'phone' })
  .transform((number) => onOneLine(readPhone(number) ?? number));

/** A number with country code; short numbers have no WhatsApp. */
const whatsapp = phone.refine((number) => number.startsWith('+'), {
  error: ({ input }) => `“${input}” reaches no WhatsApp`,
});

export const brandSchema = z.strictObject({
  product: plain.describe('Name of the monitoring system.'),
  device: plain.describe('Name of the hardware line.'),
  platform: plain.describe('Name of the software.'),
  team: plain.describe('Name of the services.'),
  company: plain.describe('Registered name of the company.'),
  companyShort: plain.describe('Name of the company in running text.'),
  origin: z.url({ protocol: /^https$/ }).describe('https://host of the public site, without a trailing slash.'),
  email: z.email().describe('General e-mail address.'),
  businessEmail: z.email().describe('E-mail address of business development.'),
  securityEmail: z.email().describe('E-mail address for reports of vulnerabilities, in /.well-known/security.txt.'),
  whatsapp: whatsapp.describe('WhatsApp and telephone number.'),
  hotline: phone.describe('Emergency telephone number, available at all hours.'),
  emailPlaceholder: plain.describe('Placeholder of the e-mail field in the form.'),
  tagline: plain.describe('One sentence on the business of the company.'),
  sample: z.boolean().describe('true for the sample brand, with which npm run check:launch fails.'),
});
export type Brand = z.infer<typeof brandSchema>;

const clock = z.iso.time({ precision: -1 }).meta({ format: 'time' });

const openingSchema = z
  .strictObject({
    days: z.array(z.int().min(1).max(7)).min(1).describe('Weekdays, 1 = Monday to 7 = Sunday.'),
    opens: clock.describe('Opening time in WIB, e.g. 09:00.'),
    closes: clock.describe('Closing time in WIB, e.g. 17:00.'),
  })
  .refine(({ opens, closes }) => opens < closes, { error: 'the office closes before it opens', path: ['closes'] });

const officeFields = z.strictObject({
  type: text.describe('Kind of office, e.g. Kantor pusat.'),
  company: text.describe('Company name at the door.'),
  address: z.strictObject({
    street: plain.describe('Street and number.'),
    city: plain.describe('City.'),
    region: plain.describe('Province.'),
    postalCode: z
      .string()
      .regex(/^\d{5}$/)
      .describe('Five digits.'),
  }),
  coordinates: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .describe('Position of the city in degrees, for the map on the about page.'),
  opening: openingSchema.describe('Opening hours; texts, structured data, calendar and promised replies follow.'),
  phone: whatsapp.describe('Mobile number, with WhatsApp.'),
  email: z.email().describe('E-mail address of this office.'),
  landline: phone.nullable().describe('Landline, or null where there is none.'),
});
const officeSchema = officeFields.transform((office) => ({
  ...office,
  /** Opening hours as shown to visitors. */
  hours: text.parse(formatOpening(office.opening, interfaceWords.dayNames)),
}));
export const officesSchema = z.strictObject({
  offices: z.array(officeSchema).length(2).describe('Head office first.'),
});
export type Office = z.infer<typeof officeSchema>;

const searchWordsSchema = z
  .strictObject({
    label: text.describe('Name of the field.'),
    placeholder: text.describe('Two or three examples of search terms.'),
    submit: text.describe('Label of the button; without scripts it opens the complete list.'),
    none: text.describe('Message for no results; {{query}}.'),
    found: text.describe('Number of results: {{count}}, {{query}}.'),
    all: text.describe('Link from the header to all results.'),
    similar: text.describe('Heading above pages with a similar path, on the 404 page.'),
    failed: text.describe('Message when the index could not be loaded.'),
  })
  .describe('Texts of the search field in the header, on /cari and on the 404 page.');
export type SearchWords = z.infer<typeof searchWordsSchema>;

export const navigationSchema = z.strictObject({
  main: z
    .array(
      z.strictObject({
        label: text.describe('Label in the header.'),
        to: href.optional().describe('Target of the link; a menu has items instead.'),
        items: z
          .array(linkSchema.extend({ note: text.describe('Description in a few words.') }))
          .optional()
          .describe('Entries of a dropdown.'),
      }),
    )
    .min(1),
  cta: linkSchema.describe('Button at the end of the header.'),
  words: z
    .strictObject({
      home: text.describe("Accessible name of the logo's link."),
      main: text.describe("Accessible name of the header's navigation."),
      legal: text.describe('Accessible name of the list of legal pages.'),
    })
    .describe('Accessible names.'),
  explore: z
    .strictObject({
      label: text.describe('Button that opens the navigation panel.'),
      title: text.describe('Accessible name of the panel.'),
      close: text.describe('Button that closes the panel.'),
      menu: text.describe('Label of the same button on a phone.'),
      here: text.describe('Screen reader text after the menu that contains the current page.'),
      skip: text.describe('Skip link, the first link of every page.'),
      phone: text.describe('Text before the telephone number of the first office.'),
      whatsapp: text.describe('Text before its WhatsApp number.'),
      groups: z.record(z.enum(groupNames), text).describe('Names of the groups in src/routes.ts.'),
    })
    .describe('Navigation panel with every page of the site.'),
  search: searchWordsSchema,
  footer: z.array(href).min(1).describe('Pages that the footer lists besides the industries.'),
});

export const holidaysSchema = z.strictObject({
  days: z
    .array(
      z.strictObject({
        day: z.iso.date().describe('Date in quotation marks, e.g. "2026-12-25".'),
        name: plain.describe('Name of the holiday, as shown to visitors.'),
        expected: z.boolean().default(false).describe('true until the government has announced the date.'),
      }),
    )
    .min(1)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'names a day twice'),
});
export type Holiday = z.infer<typeof holidaysSchema>['days'][number];

export const termsSchema = z.strictObject({
  english: z.array(plain).describe('Words that are marked as English wherever they occur.'),
  terms: z.array(
    z.strictObject({
      use: plain.describe('Preferred word.'),
      not: z.array(plain).min(1).describe('Words that it replaces.'),
      unless: z.array(plain).optional().describe('Longer expressions in which a word under `not` is correct.'),
    }),
  ),
});

export const aliasesSchema = z.strictObject({
  aliases: z.array(
    z.strictObject({
      to: href.describe('Target of the redirect, optionally with the id of a section.'),
      from: z
        .array(z.string().regex(/^(\/[a-z0-9-]+)+$/))
        .min(1)
        .describe('Paths that visitors type or guess.'),
    }),
  ),
});
export type Aliases = z.infer<typeof aliasesSchema>['aliases'];

export const glossarySchema = z.record(plain, plain).describe('Abbreviation → meaning.');

export const offlineSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe('Whether visited pages are available offline; false removes the service worker from every browser.'),
  page: z.strictObject({
    title: text.describe('Headline of the offline page.'),
    lead: text.describe('Text on why the offline page is shown.'),
    saved: text.describe('Heading above the list of cached pages.'),
    none: text.describe('Shown if no page is cached.'),
    call: text.describe('Heading above the telephone numbers.'),
  }),
  keep: z
    .strictObject({
      link: text.describe('Link in the navigation to that button.'),
      offer: text.describe('Button that stores all tools and datasheets on this device.'),
      working: text,
      done: text,
      failed: text,
    })
    .describe('Texts below the list of tools on the search page, for browsers that can store them.'),
});
export type Offline = z.infer<typeof offlineSchema>;

export const islandsSchema = z.strictObject({
  failed: text.describe('Message that the script of a part of the page did not load; one sentence.'),
  offline: text.describe('The same message while the device is offline.'),
  reload: text.describe('Button that reloads the page.'),
  call: text.describe('Link to the telephone number, {{telepon}}.'),
});
export interface LateWords extends Omit<PlainText<z.infer<typeof islandsSchema>>, 'call'> {
  call: PlainText<Link>;
}

export const securitySchema = z.strictObject({
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .describe('Languages in which reports may be written.'),
  expires: z.iso.date().describe('Expiry date of these data, at most a year ahead; npm run check:launch warns before.'),
});

const stated = pastDay
  .nullable()
  .describe('Date of the statement in quotation marks, e.g. "2026-12-01"; null marks a sample.');
const basis = text.describe('Start of the period, or the document that states it.');

/** A contract term, always with unit and basis. */
const termSchema = z.strictObject({
  value: z.number().positive(),
  unit: plain.describe('Unit of the value, e.g. bulan.'),
  basis,
  stated,
});

const certificateSchema = z.strictObject({
  subject: text.describe('Certified device, person or company.'),
  number: plain.describe('Number of the certificate.'),
  plgId: plain.optional().describe('PLG ID of an approved radio device (DJID).'),
  issuer: text.describe('Body that issued it.'),
  issued: pastDay,
  until: z.iso.date().nullable().describe('Last day of validity; null if it does not expire.'),
  zones: z.array(z.enum(pickerChoices.zona)).min(1).optional().describe('Zones for which an Ex certificate is valid.'),
});

const approvalSchema = z
  .strictObject({
    id: plain.regex(/^[a-z-]+$/),
    title: text.describe('Approval or certificate, as buyers name it.'),
    asks: text.describe('Property that buyers check.'),
    from: text.describe('Party that supplies it with an offer.'),
    entries: z.array(certificateSchema).describe('Certificates; empty while they come only with the offer.'),
  })
  .refine(({ id, entries }) => id !== 'djid' || entries.every(({ plgId }) => plgId), {
    path: ['entries'],
    error: 'a certificate of DJID needs its plgId',
  })
  .refine(({ id, entries }) => id !== 'ex' || entries.every(({ zones }) => zones), {
    path: ['entries'],
    error: 'an Ex certificate needs its zones',
  });

const levelSchema = z.strictObject({
  service: text.describe('Promised service.'),
  figure: text.describe('Service level: a claim or a term of a package.'),
  point: text.describe('Place or event at which it is measured.'),
  excluded: text.describe('Exclusions.'),
});

/**
 * Information that procurement requests of every supplier. Values that the owner has not stated are marked as
 * samples.
 */
export const procurementSchema = z.strictObject({
  approvals: z.array(approvalSchema).min(1),
  terms: z.strictObject({
    warranty: termSchema,
    leadTime: termSchema,
    exportPeriod: termSchema,
    dataLocation: z.strictObject({ place: text.describe('Country.'), basis, stated }),
  }),
  levels: z.array(levelSchema).min(1),
});
export type Procurement = z.infer<typeof procurementSchema>;
export type ProcurementTerm = keyof Procurement['terms'];

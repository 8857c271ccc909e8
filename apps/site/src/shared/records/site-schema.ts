import type { PlainText } from 'contract/marked';
import { pickerChoices } from 'tank-gauging/tank/choices';
import { z } from 'zod';
import { groupNames } from '../../routes.ts';
import { readPhone } from '../format/read-phone.ts';
import { href, type Link, linkSchema, plain, text } from '../text/schema.ts';
import { claimFigure, onOneLine } from '../text/vocabulary.ts';
import { interfaceWords } from '../words/interface.words.ts';
import { measuredSchema } from './answer-schema.ts';
import { sheetQuestions } from './hardware-schema.ts';

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
  origin: z.url({ protocol: /^https$/ }).describe('https://host of the public site, without a slash at its end.'),
  email: z.email().describe('General e-mail address.'),
  businessEmail: z.email().describe('E-mail address of business development.'),
  whatsapp: whatsapp.describe('WhatsApp and telephone number.'),
  hotline: phone.describe('Emergency telephone number, round the clock.'),
  emailPlaceholder: plain.describe('Sample address in the empty e-mail field of the form.'),
  tagline: plain.describe('One sentence that says what the company does.'),
  sample: z.boolean().describe('true while this is the sample brand: npm run check:launch fails then.'),
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

export const officeSchema = z.strictObject({
  type: text.describe('Kind of office, e.g. Kantor pusat.'),
  company: text.describe('Name on the door.'),
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
    .describe('Where the city lies, in degrees, for the map on the about page.'),
  hours: text.describe('Opening hours as they are written for visitors.'),
  opening: openingSchema.describe('The same hours for programs.'),
  phone: whatsapp.describe('Mobile number, with WhatsApp.'),
  email: z.email().describe('E-mail address of this office.'),
  landline: phone.nullable().describe('Landline, or null where there is none.'),
});
export const officesSchema = z.strictObject({
  offices: z.array(officeSchema).length(2).describe('Head office first.'),
});
export type Office = z.infer<typeof officeSchema>;

const searchWordsSchema = z
  .strictObject({
    label: text.describe('Name of the field.'),
    placeholder: text.describe('Two or three examples of what can be found.'),
    submit: text.describe('The button; without scripts it leads to the complete list.'),
    none: text.describe('Nothing was found; {{query}} is what was asked.'),
    found: text.describe('How many were found: {{count}} and {{query}}.'),
    all: text.describe('Leads from the header to every result.'),
    similar: text.describe('On the page for unknown addresses, over pages of a similar name.'),
    failed: text.describe('The index could not be fetched.'),
  })
  .describe('The search field of the header, of /cari and of the page for unknown addresses.');
export type SearchWords = z.infer<typeof searchWordsSchema>;

export const navigationSchema = z.strictObject({
  main: z
    .array(
      z.strictObject({
        label: text.describe('Name in the header.'),
        to: href.optional().describe('Where it leads; a menu has items instead.'),
        items: z
          .array(linkSchema.extend({ note: text.describe('What it is, in a few words.') }))
          .optional()
          .describe('The entries of a dropdown.'),
      }),
    )
    .min(1),
  cta: linkSchema.describe('The button at the end of the header.'),
  words: z
    .strictObject({
      home: text.describe('What the logo leads to, heard but not seen.'),
      main: text.describe('Name of the header for those who hear it.'),
      legal: text.describe('Name of the list of legal pages.'),
    })
    .describe('Names that are heard, not seen.'),
  explore: z
    .strictObject({
      label: text.describe('The control that opens the whole site.'),
      title: text.describe('Name of what it opens, heard but not seen.'),
      close: text.describe('Closes it.'),
      menu: text.describe('The same control on a phone.'),
      here: text.describe('Heard after the menu that holds the current page.'),
      skip: text.describe('The first link of every page.'),
      phone: text.describe('Before the telephone number of the first office.'),
      whatsapp: text.describe('Before its WhatsApp number.'),
      groups: z.record(z.enum(groupNames), text).describe('Names of the groups of src/routes.ts.'),
    })
    .describe('The atlas: every page of the site, behind one control of the header.'),
  search: searchWordsSchema,
  footer: z.array(href).min(1).describe('Pages that the foot of every page names beside the industries.'),
});

export const holidaysSchema = z.strictObject({
  days: z
    .array(
      z.strictObject({
        day: z.iso.date().describe('The day, e.g. "2026-12-25" in quotation marks.'),
        name: plain.describe('Its name, as visitors read it.'),
        expected: z.boolean().default(false).describe('true while the government has not yet set the day.'),
      }),
    )
    .min(1)
    .refine((days) => new Set(days.map(({ day }) => day)).size === days.length, 'names a day twice'),
});
export type Holiday = z.infer<typeof holidaysSchema>['days'][number];

export const termsSchema = z.strictObject({
  english: z.array(plain).describe('Words that are read out in English wherever they stand, without a mark.'),
  terms: z.array(
    z.strictObject({
      use: plain.describe('The word to write.'),
      not: z.array(plain).min(1).describe('Words that are not written for it.'),
      unless: z.array(plain).optional().describe('Longer expressions in which a word under `not` is right.'),
    }),
  ),
});

export const aliasesSchema = z.strictObject({
  aliases: z.array(
    z.strictObject({
      to: href.describe('Where they lead, with the id of a section where one answers.'),
      from: z
        .array(z.string().regex(/^(\/[a-z0-9-]+)+$/))
        .min(1)
        .describe('Addresses that are typed or guessed.'),
    }),
  ),
});
export type Aliases = z.infer<typeof aliasesSchema>['aliases'];

export const glossarySchema = z.record(plain, plain).describe('Abbreviation → meaning.');

/** Sections of the claims page; URL fragments refer to them. */
export const claimGroup = z.enum(['akurasi', 'biaya', 'operasi', 'platform', 'perusahaan', 'sertifikasi']);

export const claimSchema = z
  .strictObject({
    order: z.int().describe('Position in its group.'),
    figure: z
      .union([plain, measuredSchema, z.strictObject({ sensor: plain, answers: sheetQuestions })])
      .describe('Typed where it is a measure; in words, e.g. 24/7; or what the sheet of a sensor answers.'),
    words: z
      .array(plain)
      .default([])
      .describe('For a figure that also occurs otherwise (30%): words beside which it must be written as {claim:id}.'),
    subject: plain.describe('What it is a figure of.'),
    group: claimGroup.describe('Part of the page of claims that it stands in.'),
    places: z.array(text).min(1).describe('Where the site states it.'),
    meaning: text.describe('What the figure says, exactly.'),
    condition: text.describe('Under which condition it holds.'),
    examples: z
      .array(
        z.strictObject({
          text,
          to: z
            .string()
            .regex(/^\/[a-z-]+#/)
            .meta({ format: 'uri-reference' })
            .describe('Link that opens it in a tool.'),
        }),
      )
      .default([])
      .describe('Worked examples that come to the figure, and those that do not; a test calculates each.'),
    source: text
      .nullable()
      .describe('Document, date and measuring body; null while the source is still to be supplied.'),
  })
  .transform(({ figure, ...claim }) => {
    const { shown, answer } = claimFigure(figure, interfaceWords.to);
    return { ...claim, figure: shown, answer };
  });
export type Claim = z.infer<typeof claimSchema>;

export const offlineSchema = z.strictObject({
  enabled: z
    .boolean()
    .describe('Whether visited pages stay readable without network; false removes the worker from every browser.'),
  page: z.strictObject({
    title: text.describe('Headline of the page that stands in for one that cannot be reached.'),
    lead: text.describe('Why it stands there.'),
    saved: text.describe('Over the list of pages that can be read.'),
    none: text.describe('Stands there when there are none.'),
    call: text.describe('Over the telephone numbers.'),
  }),
  keep: z
    .strictObject({
      offer: text.describe('The control that keeps all tools and datasheets on this device.'),
      working: text,
      done: text,
      failed: text,
    })
    .describe('Stands on the list of tools, in browsers that can keep them.'),
});
export type Offline = z.infer<typeof offlineSchema>;

export const islandsSchema = z.strictObject({
  failed: text.describe('Says of a part of a page that its script did not arrive; one sentence.'),
  offline: text.describe('The same while the device has no network.'),
  reload: text.describe('The control that loads the page again.'),
  call: text.describe('The link to the telephone, {{telepon}}.'),
});
export interface LateWords extends Omit<PlainText<z.infer<typeof islandsSchema>>, 'call'> {
  call: PlainText<Link>;
}

export const securitySchema = z.strictObject({
  contact: z.email().describe('Who hears of a weakness in this site.'),
  languages: z
    .array(z.string().regex(/^[a-z]{2}$/))
    .min(1)
    .describe('Languages that reports may be written in.'),
  expires: z.iso
    .date()
    .describe('Until when these data hold, at most a year ahead; npm run check:launch asks for a new day in time.'),
});

const stated = z.iso
  .date()
  .nullable()
  .describe('The day on which it was stated, e.g. "2026-12-01" in quotation marks; null marks it as a sample.');
const basis = text.describe('What it is counted from, or which document states it.');

/** A contract term, always with unit and basis. */
const termSchema = z.strictObject({
  value: z.number().positive(),
  unit: plain.describe('Unit of the value, e.g. bulan.'),
  basis,
  stated,
});

const certificateSchema = z.strictObject({
  subject: text.describe('The device, person or company that it was issued to.'),
  number: plain.describe('Number of the certificate.'),
  plgId: plain.optional().describe('PLG ID of an approved radio device (DJID).'),
  issuer: text.describe('Body that issued it.'),
  issued: z.iso.date(),
  until: z.iso.date().nullable().describe('Last day on which it holds; null where it does not run out.'),
  zones: z.array(z.enum(pickerChoices.zona)).min(1).optional().describe('Zones for which an Ex certificate holds.'),
});

const approvalSchema = z
  .strictObject({
    id: plain.regex(/^[a-z-]+$/),
    title: text.describe('What buyers ask for by name.'),
    asks: text.describe('What they check in it.'),
    from: text.describe('Who supplies it with an offer.'),
    entries: z.array(certificateSchema).describe('Empty while it comes with the offer alone.'),
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
  service: text.describe('What is promised.'),
  figure: text.describe('How much of it: a claim or a term of a package.'),
  point: text.describe('Where, or from when on, it is measured.'),
  excluded: text.describe('What does not count.'),
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

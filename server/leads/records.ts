import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { consentSchema } from '../../src/leads/consent.ts';
import { brandSchema, holidaysSchema, officesSchema } from '../../src/shared/records/site.ts';
import type { ClosedOn } from '../../src/shared/time/office-hours.ts';

const read = (name: string): unknown =>
  parse(readFileSync(new URL(`../../src/content/site/${name}.yaml`, import.meta.url), 'utf8'));

/** What lead delivery takes from the site's own records, so that promise and page cannot differ. */
export interface Records {
  readonly company: string;
  readonly companyShort: string;
  readonly opening: { readonly days: number[]; readonly opens: string; readonly closes: string };
  /** Days without office hours besides the weekly ones. */
  readonly closedOn: ClosedOn;
  /** Versions of the consent text that were ever published. */
  readonly consentVersions: ReadonlySet<string>;
}

/** @throws Error when a record is missing or has another shape */
export function readRecords(): Records {
  const brand = brandSchema.parse(read('brand'));
  const [headOffice] = officesSchema.parse(read('offices')).offices;
  const holidays = new Set(holidaysSchema.parse(read('holidays')).days.map(({ day }) => day));
  const consent = consentSchema.parse(read('consent'));
  if (!headOffice) throw new Error('src/content/site/offices.yaml holds no office');
  return {
    company: brand.company,
    companyShort: brand.companyShort,
    opening: headOffice.opening,
    closedOn: (day) => holidays.has(day),
    consentVersions: new Set(consent.versions.map(({ version }) => version)),
  };
}

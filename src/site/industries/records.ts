import { getEntry } from 'astro:content';
import { getRecords } from '../../shared/records/records.ts';
import type { InstrumentDrawing } from './instruments/instrument.ts';
import { checkNames, instrumentOf } from './instruments/kinds.ts';
import type { Industry, IndustryPage } from './schema.ts';

/** The industries that have a page, in their order, each with its address: drafts have one at the desk alone. */
export async function getIndustries() {
  const records = await getRecords('industries', { drafts: process.env['DESK'] === '1' });
  return records.map((record) => ({ ...record, route: `/${record.id}` }));
}

/** The words that all industry pages share. */
export async function getIndustryPage(): Promise<IndustryPage> {
  const entry = await getEntry('industryPage', 'industry-page');
  if (!entry) throw new Error('src/content/site/industry-page.yaml is missing');
  return entry.data;
}

/** The working figure of an industry. @throws when its record does not fit it */
export async function getInstrument({ id, instrument }: Industry & { id: string }): Promise<InstrumentDrawing> {
  const model = instrumentOf(instrument.kind);
  const place = `src/content/industries/${id}.yaml → instrument`;
  checkNames(`${place}.fields`, instrument.fields, Object.keys(model.fields));
  checkNames(`${place}.sentences`, instrument.sentences, model.sentences);
  return model;
}

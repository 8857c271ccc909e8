import { getRecords } from '../../shared/records/records.ts';
import type { InstrumentDrawing } from './instruments/instrument.ts';
import { checkNames, instrumentOf } from './instruments/kinds.ts';
import type { Industry } from './schema.ts';

/** The industries that have a page, in their order, each with its address: drafts have one at the desk alone. */
export async function getIndustries() {
  const records = await getRecords('industries', { drafts: process.env['DESK'] === '1' });
  return records.map((record) => ({ ...record, route: `/${record.id}` }));
}

/** The working figure of an industry. @throws when its record does not fit it */
export async function getInstrument({ id, instrument }: Industry & { id: string }): Promise<InstrumentDrawing> {
  const model = instrumentOf(instrument.kind);
  const place = `src/content/industries/${id}.yaml → instrument`;
  checkNames(`${place}.fields`, instrument.fields, Object.keys(model.fields));
  checkNames(`${place}.sentences`, instrument.sentences, model.sentences);
  return model;
}

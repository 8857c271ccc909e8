import type { ReactElement } from 'react';
import { getPage, getRecords } from '../../shared/records/records.ts';
import { Datasheet } from '../Datasheet.tsx';
import type { DatasheetMatter, DocumentRecord } from '../schema.ts';
import { drawGuide } from './guide.tsx';
import { getPhoto } from './photos.ts';
import { drawProducts } from './products.tsx';
import { drawProfile } from './profile.tsx';
import { getShared, type Shared } from './shared.ts';
import { drawBrochure, drawCaseStudy, drawPortfolio } from './trade.tsx';

/** The pages of a document, drawn from the records that the site's pages are drawn from. */
export async function drawMatter(record: DocumentRecord): Promise<ReactElement<object>> {
  const shared = await getShared(record);
  const { matter } = record;
  switch (matter.kind) {
    case 'profile':
      return drawProfile(record, matter.claims, shared);
    case 'datasheet':
      return drawDatasheet(matter, shared);
    case 'products':
      return drawProducts(record, shared);
    case 'industry':
      return drawBrochure(matter.industry, record, shared);
    case 'guide':
      return drawGuide(record, shared);
    case 'case':
      return drawCaseStudy(matter.story, record, shared);
    case 'portfolio':
      return drawPortfolio(matter.industry, matter.stories, record, shared);
    default:
      return matter satisfies never;
  }
}

/** So many tanks fit on the second page of a datasheet. */
const tanksOnSheet = 6;

async function drawDatasheet(matter: DatasheetMatter, shared: Shared) {
  const [page, sensors, radios, industries] = await Promise.all([
    getPage('device', 'tankdevice'),
    getRecords('sensors'),
    getRecords('connectivity'),
    getRecords('industries'),
  ]);
  const all = [...sensors, { ...page.gateway, id: 'gateway' }];
  const instrument = all.find(({ id }) => id === matter.instrument);
  if (!instrument) throw new Error(`no sensor record ${matter.instrument}`);
  const mentions = new RegExp(matter.mentions);
  const tanks = industries
    .map(({ title, tanks: list }) =>
      list.filter((tank) => mentions.test(tank.instrument.plain)).map((tank) => ({ ...tank, industry: title })),
    )
    .flatMap((list) => list.slice(0, 2))
    .slice(0, tanksOnSheet);
  const photo = await getPhoto(instrument.picture.src, { width: 840, height: 840 });
  return <Datasheet {...{ ...shared, matter, instrument, photo, radios, tanks }} count={all.length} />;
}

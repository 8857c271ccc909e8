import { getPage } from '../../shared/records/records.ts';
import { getIndustries } from '../../site/industries/records.ts';
import { Guide } from '../Guide.tsx';
import type { DocumentRecord } from '../schema.ts';
import { coverSize, getPhoto } from './photos.ts';
import type { Shared } from './shared.ts';

/** The food safety guide, from the record of its page and the picture of its trade. */
export async function drawGuide(record: DocumentRecord, shared: Shared) {
  const [page, industries] = await Promise.all([getPage('guide', 'panduan-keamanan-pangan'), getIndustries()]);
  const trade = industries.find(({ id }) => id === 'makanan-minuman');
  if (!trade) throw new Error('no industry record makanan-minuman');
  const photo = await getPhoto(trade.picture.src, coverSize, 'right');
  const { title, lead } = page.hero;
  return <Guide {...shared} page={page} cover={{ photo, label: record.title, title, lead }} />;
}

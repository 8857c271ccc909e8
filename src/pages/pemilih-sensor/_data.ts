import { withFiles } from '../../documents/links.ts';
import { getPage } from '../../shared/records/records.ts';
import { withoutMarks } from '../../shared/text/marked.ts';
import { getToolWords } from '../../tools/kit/records.ts';
import type { PickerData } from '../../tools/picker/picker-data.ts';
import { getCatalogue, getMedia } from '../../tools/picker/records.ts';

/** All that the sensor picker knows, with the weight of each datasheet. */
export async function getPickerData(): Promise<PickerData> {
  const [page, catalogue, media, words] = await Promise.all([
    getPage('picker', 'pemilih-sensor'),
    withFiles(await getCatalogue()),
    getMedia(),
    getToolWords(),
  ]);
  return { text: withoutMarks(page.tool), words, ...catalogue, ...media };
}

import { formatUnit } from '../../shared/format/format.ts';
import { readSum } from '../../shared/format/written-sum.ts';
import { getPage } from '../../shared/records/records.ts';

/** The scenarios with verified sums, and the industry of each. @throws when a sum is wrong */
export async function getStories<Industry extends { id: string }>(industries: readonly Industry[]) {
  const page = await getPage('stories');
  const stories = page.stories.items.map((story) => {
    const industry = industries.find(({ id }) => id === story.id);
    if (!industry) throw new Error(`pages/kisah-sukses.yaml → no industry record ${story.id}`);
    const measures = story.measures.map(({ name, unit, before, after }) => {
      try {
        return { name, unit, before: readSum(before.plain), after: readSum(after.plain) };
      } catch (error) {
        throw new Error(`pages/kisah-sukses.yaml → ${story.id}, ${name.plain}: ${(error as Error).message}`);
      }
    });
    return { ...story, measures, industry };
  });
  return { page, stories };
}

type Measures = Awaited<ReturnType<typeof getStories>>['stories'][number]['measures'];

/** First value of a scenario before and after, formatted. */
export const beforeAndAfter = ([first]: Measures): string[] =>
  first
    ? [[first.before, first.after].map(({ result, digits }) => formatUnit(result, first.unit, digits)).join(' → ')]
    : [];

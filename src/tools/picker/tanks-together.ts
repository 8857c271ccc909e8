import type { Chapter } from './papers.ts';

/**
 * The papers of several tanks as one: what holds for all stands once, the rest behind the numbers of the tanks that it
 * holds for. `named` puts the numbers before a line.
 */
export function together(papers: readonly Chapter[][], named: (tanks: number[], line: string) => string): Chapter[] {
  const all = papers.flat();
  const titles = [...new Set(all.map(({ title }) => title))];
  return titles.map((title) => {
    const own = papers.map((chapters) => chapters.find((chapter) => chapter.title === title)?.lines ?? []);
    const lines = [...new Set(own.flat())].map((line) => {
      const tanks = own.flatMap((has, index) => (has.includes(line) ? [index + 1] : []));
      return tanks.length === papers.length ? line : named(tanks, line);
    });
    return { title, lines };
  });
}

import { canFill, fillSlots } from '../../shared/text/slots.ts';
import { holds } from './judge.ts';
import type { Paper } from './records-schema.ts';
import type { PickerTank } from './tank.ts';

export interface Chapter {
  title: string;
  lines: string[];
}

/** The lines that the answers call up; one with an unknown figure is left out. */
export function write({ chapters }: Paper, tank: PickerTank, slots: Readonly<Record<string, string>>): Chapter[] {
  return chapters
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ text, when }) => (!when || holds(when, tank)) && canFill(text, slots))
        .map(({ text }) => fillSlots(text, slots)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

export function paperText(title: string, note: string, chapters: readonly Chapter[], markdown: boolean): string {
  const body = chapters.map((chapter, index) => {
    const lines = chapter.lines.map((line, at) => {
      const number = `${index + 1}.${at + 1}`;
      return markdown ? `- **${number}** ${line}` : `   ${number} ${line}`;
    });
    return `${markdown ? '## ' : ''}${index + 1}. ${chapter.title}\n${markdown ? '\n' : ''}${lines.join('\n')}`;
  });
  return `${markdown ? `# ${title}` : title.toUpperCase()}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/** Papers of several tanks as one; `named` puts the numbers of tanks before what does not hold for all. */
export function together(papers: readonly Chapter[][], named: (tanks: number[], line: string) => string): Chapter[] {
  const titles = [...new Set(papers.flat().map(({ title }) => title))];
  return titles.map((title) => {
    const own = papers.map((chapters) => chapters.find((chapter) => chapter.title === title)?.lines ?? []);
    const lines = [...new Set(own.flat())].map((line) => {
      const tanks = own.flatMap((has, index) => (has.includes(line) ? [index + 1] : []));
      return tanks.length === papers.length ? line : named(tanks, line);
    });
    return { title, lines };
  });
}

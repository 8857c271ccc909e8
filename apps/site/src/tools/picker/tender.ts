import type { Ask } from 'tank-gauging/picker/requirements';
import { holds } from 'tank-gauging/picker/rules';
import type { PickerTank } from 'tank-gauging/picker/tank';
import { canFill, fillSlots } from '../../shared/text/slots.ts';
import type { Paper } from './papers-schema.ts';

export interface Line {
  text: string;
  asks?: Ask | undefined;
  duty?: boolean | undefined;
  /** Indices of the tanks to which the line applies. */
  tanks: readonly number[];
}

export interface Chapter {
  title: string;
  /** True for a chapter that describes and requires nothing. */
  facts?: boolean | undefined;
  lines: Line[];
}

/** Lines that apply to the answers; those with an unknown figure are left out. */
export const fillChapters = (
  { chapters }: Paper,
  tank: PickerTank,
  slots: Readonly<Record<string, string>>,
): Chapter[] =>
  chapters
    .map((chapter) => ({
      title: chapter.title,
      facts: 'facts' in chapter,
      lines: chapter.lines
        .filter(({ text, when }) => (!when || holds(when, tank)) && canFill(text, slots))
        .map(({ when: _, text, ...kind }): Line => ({ ...kind, text: fillSlots(text, slots), tanks: [0] })),
    }))
    .filter(({ lines }) => lines.length > 0);

export function paperText(title: string, note: string, chapters: readonly Chapter[], markdown: boolean): string {
  const body = chapters.map((chapter, index) => {
    const lines = chapter.lines.map(({ text }, at) => {
      const number = `${index + 1}.${at + 1}`;
      return markdown ? `- **${number}** ${text}` : `   ${number} ${text}`;
    });
    return `${markdown ? '## ' : ''}${index + 1}. ${chapter.title}\n${markdown ? '\n' : ''}${lines.join('\n')}`;
  });
  return `${markdown ? `# ${title}` : title.toUpperCase()}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/** Merges the papers of several tanks; `named` prefixes lines that do not apply to all. */
export function mergePapers(papers: readonly Chapter[][], named: (tanks: number[], line: string) => string): Chapter[] {
  const titles = [...new Set(papers.flat().map(({ title }) => title))];
  return titles.map((title) => {
    const own = papers.map((chapters) => chapters.find((chapter) => chapter.title === title));
    const all = own.flatMap((chapter) => chapter?.lines ?? []);
    const lines = [...new Map(all.map((line) => [line.text, line])).values()].map((line): Line => {
      const tanks = own.flatMap((chapter, at) => (chapter?.lines.some(({ text }) => text === line.text) ? [at] : []));
      return { ...line, tanks, text: tanks.length === papers.length ? line.text : named(tanks, line.text) };
    });
    return { title, facts: own.find(Boolean)?.facts, lines };
  });
}

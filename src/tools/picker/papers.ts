import { canFill, fillSlots } from '../../shared/text/slots.ts';
import type { PickerTank } from './medium.ts';
import { holds } from './rules.ts';
import type { Paper } from './schema.ts';

export interface Chapter {
  title: string;
  lines: string[];
}

/** The chapters of a paper with the lines that the answers call up; a line with an unknown figure is left out. */
export function write(paper: Paper, answers: PickerTank, slots: Readonly<Record<string, string>>): Chapter[] {
  return paper.chapters
    .map(({ title, lines }) => ({
      title,
      lines: lines
        .filter(({ when }) => !when || holds(when, answers))
        .filter(({ text }) => canFill(text, slots))
        .map(({ text }) => fillSlots(text, slots)),
    }))
    .filter(({ lines }) => lines.length > 0);
}

/** A paper as Markdown: numbered chapters, each requirement with its number, so that bidders can refer to it. */
export function toMarkdown(title: string, note: string, chapters: readonly Chapter[]): string {
  const body = chapters.map(
    (chapter, index) =>
      `## ${index + 1}. ${chapter.title}\n\n${chapter.lines.map((line, at) => `- **${index + 1}.${at + 1}** ${line}`).join('\n')}`,
  );
  return `# ${title}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

/** The same as plain text. */
export function toPlainText(title: string, note: string, chapters: readonly Chapter[]): string {
  const body = chapters.map(
    (chapter, index) =>
      `${index + 1}. ${chapter.title}\n${chapter.lines.map((line, at) => `   ${index + 1}.${at + 1} ${line}`).join('\n')}`,
  );
  return `${title.toUpperCase()}\n\n${note}\n\n${body.join('\n\n')}\n`;
}

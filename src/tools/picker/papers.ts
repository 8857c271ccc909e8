import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { choiceNames } from '../../shared/records/selection-fields.ts';
import { canFill, fillSlots } from '../../shared/text/slots.ts';
import type { PickerTank } from './medium.ts';
import { mm } from './millimetres.ts';
import { distanceText } from './radios.ts';
import type { Recommendation } from './recommend.ts';
import { holds } from './rules.ts';
import type { Paper, PickerText } from './schema.ts';
import { errorLitres } from './surface.ts';

export interface Chapter {
  title: string;
  lines: string[];
}

/** What the slots of checklist and requirements stand for; what is not known has no value. */
export function slotsOf(
  answers: PickerTank,
  { sensor }: Recommendation,
  { fields }: PickerText,
): Record<string, string> {
  const chosen = choiceNames.map(
    (name) =>
      [name, (fields[name].options as Readonly<Record<string, string>>)[answers[name]] ?? answers[name]] as const,
  );
  const error = sensor?.errorMm;
  // What is asked of a bidder is the limit that was typed; without one, what the recommended sensor keeps.
  const litres = errorLitres(answers.batas || error, answers);
  return {
    ...Object.fromEntries(chosen),
    isi: answers.content.name,
    suhu: `${formatFree(answers.suhu)}\u00a0°C`,
    tekanan: `${formatFree(answers.tekanan)}\u00a0bar`,
    tinggi: `${formatFree(answers.tinggi)}\u00a0m`,
    ruang: `${formatFree(answers.ruang)}\u00a0m`,
    jarak: distanceText(answers.jarak),
    ...(answers.diameter > 0 && { diameter: `${formatFree(answers.diameter)}\u00a0m` }),
    ...(answers.batas > 0 && { batas: mm(answers.batas) }),
    panjang: `${formatFree(answers.panjang)}\u00a0m`,
    isian: `${formatFree(answers.isian)}%`,
    ...(error !== undefined && { mm: mm(error) }),
    ...(litres !== undefined && { liter: formatUnit(Math.round(litres), 'L') }),
  };
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

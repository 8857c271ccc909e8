import { fillSlots } from '../../shared/text/slots.ts';
import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { toMarkdown, toPlainText, write } from './papers.ts';
import type { PickerText } from './schema.ts';
import { together } from './tanks-together.ts';
import type { Picking } from './use-sensor-picker.ts';

export interface PaperProps {
  text: PickerText;
  picking: Picking;
}

/** What the survey looks at. */
export function SurveyPaper({ text, picking: { tank, slots, tool } }: PaperProps) {
  return (
    <PaperSheet {...text.checklist} chapters={write(text.checklist, tank, slots)} ticks>
      <ToolActions>
        <PrintButton label={text.words.print} disabled={tool.refused} />
      </ToolActions>
    </PaperSheet>
  );
}

/** The requirements for bidders, for every tank that was kept. */
export function TenderPaper({ text, picking: { tanks, judge, tool } }: PaperProps) {
  const { words, tor } = text;
  const chapters = together(
    tanks.map(({ values }) => {
      const one = judge(values);
      return write(tor, one.tank, one.slots);
    }),
    (numbers, line) => {
      const names = numbers.map((number) => tanks[number - 1]?.name ?? '');
      return `${fillSlots(words.tankLine, { nama: names.join(', ') })} ${line}`;
    },
  );
  const markdown = () => toMarkdown(tor.title, tor.note, chapters);
  const held = tool.refused;
  return (
    <PaperSheet {...tor} chapters={chapters}>
      <ToolActions>
        <CopyButton label={words.copy} disabled={held} content={markdown} />
        <DownloadButton
          label={words.markdown}
          file="naskah-kebutuhan.md"
          type="text/markdown"
          disabled={held}
          content={markdown}
        />
        <DownloadButton
          label={words.plain}
          file="naskah-kebutuhan.txt"
          type="text/plain"
          disabled={held}
          content={() => toPlainText(tor.title, tor.note, chapters)}
        />
      </ToolActions>
    </PaperSheet>
  );
}

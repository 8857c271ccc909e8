import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { Fold } from '../kit/Fold.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { toMarkdown, toPlainText } from './papers.ts';
import type { PickerText } from './schema.ts';
import type { Picking } from './use-sensor-picker.ts';

interface PapersPaneProps {
  text: PickerText;
  picking: Picking;
  /** How many tanks the tender text is written for, in words. */
  tanks: string;
}

/** What is taken along: the checklist of the survey, and the requirements for bidders. Printed while they are open. */
export function PapersPane({ text, picking, tanks }: PapersPaneProps) {
  const { checklist, tor, tool } = picking;
  const { words } = text;
  const markdown = () => toMarkdown(text.tor.title, text.tor.note, tor);
  const held = tool.refused;
  return (
    <>
      <Fold title={text.checklist.title}>
        <PaperSheet {...text.checklist} chapters={checklist} ticks>
          <ToolActions>
            <PrintButton label={words.print} disabled={held} />
          </ToolActions>
        </PaperSheet>
      </Fold>
      <Fold title={text.tor.title} amount={tanks}>
        <PaperSheet {...text.tor} chapters={tor}>
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
              content={() => toPlainText(text.tor.title, text.tor.note, tor)}
            />
          </ToolActions>
        </PaperSheet>
      </Fold>
    </>
  );
}

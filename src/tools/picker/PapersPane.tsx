import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { PaperSheet } from './PaperSheet.tsx';
import { toMarkdown, toPlainText } from './papers.ts';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import { Tanks } from './Tanks.tsx';
import type { Picking } from './use-sensor-picker.ts';

/** What is taken along: the checklist of the survey, and the requirements for bidders. */
export function PapersPane({ text, picking }: { text: PickerText; picking: Picking }) {
  const { checklist, tor } = picking;
  const { words } = text;
  return (
    <div className={styles.papers}>
      <PaperSheet {...text.checklist} chapters={checklist} ticks>
        <ToolActions>
          <PrintButton label={words.print} />
        </ToolActions>
      </PaperSheet>
      <PaperSheet {...text.tor} chapters={tor}>
        <Tanks text={text} picking={picking} />
        <ToolActions>
          <CopyButton label={words.copy} content={() => toMarkdown(text.tor.title, text.tor.note, tor)} />
          <DownloadButton
            label={words.markdown}
            file="naskah-kebutuhan.md"
            type="text/markdown"
            content={() => toMarkdown(text.tor.title, text.tor.note, tor)}
          />
          <DownloadButton
            label={words.plain}
            file="naskah-kebutuhan.txt"
            type="text/plain"
            content={() => toPlainText(text.tor.title, text.tor.note, tor)}
          />
        </ToolActions>
      </PaperSheet>
    </div>
  );
}

import { copyClass } from '../../shared/ui/code/CodePanel.tsx';
import { useCopy } from '../../shared/ui/use-copy.ts';
import { interfaceWords } from '../../shared/words/interface.words.ts';

/** Copies a code, whose title is a part of the name: several such buttons stand on the page. */
export function CopyButton({ text, title }: { text: string; title: string }) {
  const { shown = interfaceWords.copy.label, copy } = useCopy(() => text);
  return (
    <button type="button" className={copyClass} aria-label={`${shown}: ${title}`} onClick={copy}>
      {shown}
    </button>
  );
}

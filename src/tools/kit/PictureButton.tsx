import { useState } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { saveFile, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { resultSheetId } from './ResultSheet.tsx';
import type { ToolWords } from './tool-words.ts';

interface PictureButtonProps {
  words: ToolWords['picture'];
  disabled: boolean;
}

/** Copies the result as a picture; where the clipboard takes none, it is saved as a file. */
export function PictureButton({ words, disabled }: PictureButtonProps) {
  const [said, say] = useState('');
  const take = async () => {
    const result = document.getElementById(resultSheetId);
    if (!result) return;
    // Done again, it is said again.
    say('');
    try {
      const { resultPicture } = await import('./picture/result-picture.ts');
      const source = {
        alamat: location.host + location.pathname,
        tanggal: new Intl.DateTimeFormat('id-ID', { dateStyle: 'long' }).format(new Date()),
      };
      const picture = resultPicture(
        result,
        document.querySelector('h1')?.textContent ?? '',
        fillSlots(words.source, source),
      );
      const copied = await copy(picture);
      if (!copied) saveFile(await picture, `${location.pathname.slice(1)}.png`);
      say(copied ? words.copied : words.saved);
    } catch {
      say(words.failed);
    }
  };
  return (
    <span>
      <ToolButton quiet label={words.label} onClick={take} disabled={disabled} />
      <span className="small" role="status">
        {said && ` ${said}`}
      </span>
    </span>
  );
}

/** True when the clipboard has taken it. Some browsers ask for the promise, so that the touch still counts. */
async function copy(picture: Promise<Blob>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
    return true;
  } catch {
    return false;
  }
}

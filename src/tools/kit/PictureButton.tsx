import { useState } from 'react';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { resultSheetId } from './ResultSheet.tsx';
import type { ToolWords } from './tool-words.ts';

interface PictureButtonProps {
  words: ToolWords['picture'];
  disabled: boolean;
}

/** Copies the result as a picture, or saves it. */
export function PictureButton({ words, disabled }: PictureButtonProps) {
  const [said, say] = useState('');
  const take = async () => {
    const result = document.getElementById(resultSheetId);
    if (!result) return;
    // Done again, it is said again.
    say('');
    try {
      const { takePicture } = await import('./picture/take-picture.ts');
      say(words[await takePicture(result, words.source)]);
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

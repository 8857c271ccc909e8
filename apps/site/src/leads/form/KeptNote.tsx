import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { ConsultationFormText } from '../schema.ts';

interface KeptNoteProps {
  text: Pick<ConsultationFormText, 'kept' | 'privacy' | 'clear'>;
  /** How a request is used, where no consent text explains it. */
  what?: string | undefined;
  onClear: () => void;
  disabled?: boolean;
}

/** Note near the button: where the data is until it is sent; and a button that clears the form. */
export function KeptNote({ text: { kept, privacy, clear }, what, onClear, disabled }: KeptNoteProps) {
  return (
    <div className="stack-1">
      <p className="small quiet">
        <span>{what ? `${what} ${kept}` : kept}</span> <a href={privacy.to}>{privacy.label}</a>
      </p>
      <div>
        <ToolButton label={clear} onClick={onClear} disabled={disabled} quiet />
      </div>
    </div>
  );
}

import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import type { ConsultationFormText } from '../schema.ts';

interface KeptNoteProps {
  text: Pick<ConsultationFormText, 'kept' | 'privacy' | 'clear'>;
  /** What becomes of a request, where no consent text says it. */
  what?: string | undefined;
  onClear: () => void;
  disabled?: boolean;
}

/** Near the button: where the answers are until they are sent, and the control that empties the form. */
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

import { type FocusEvent, type RefObject, type ToggleEvent, useEffect, useRef, useState } from 'react';

export interface DrawnSheet {
  open: boolean;
  ref: RefObject<HTMLElement | null>;
  /** The control that closes it: there the focus goes. */
  close: RefObject<HTMLButtonElement | null>;
  onToggle: (event: ToggleEvent<HTMLElement>) => void;
  onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Where the result stands beside the fields, there is nothing to draw up. */
const besideFields = '(min-width: 60rem)';

/** What the browser does not do by itself with a popover that is drawn over the page. */
export function useSheet(): DrawnSheet {
  const [open, setOpen] = useState(false);
  const ref = useRef<HTMLElement>(null);
  const close = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!open) return;
    const lay = () => ref.current?.hidePopover();
    const wide = matchMedia(besideFields);
    wide.addEventListener('change', lay);
    addEventListener('beforeprint', lay);
    return () => {
      wide.removeEventListener('change', lay);
      removeEventListener('beforeprint', lay);
    };
  }, [open]);

  return {
    open,
    ref,
    close,
    onToggle: ({ newState }) => {
      setOpen(newState === 'open');
      if (newState === 'open') close.current?.focus();
    },
    onBlur: ({ currentTarget, relatedTarget }) => {
      // What the focus goes to must not lie under the sheet.
      if (relatedTarget && !currentTarget.contains(relatedTarget) && currentTarget.matches(':popover-open'))
        currentTarget.hidePopover();
    },
  };
}

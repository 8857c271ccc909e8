type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/**
 * What was typed or chosen while the page was not alive yet: React leaves it in the fields and knows nothing of it.
 * Collected at once, said again by the function that is returned, after the tool has read its address.
 */
export function typedBefore(within: ParentNode): () => void {
  const changed = [...within.querySelectorAll<Control>('input, textarea, select')].filter(isChanged);
  const retold = changed.map((control) => ({ control, typed: control.value }));
  return () => {
    for (const { control, typed } of retold) sayAgain(control, typed);
  };
}

function isChanged(control: Control): boolean {
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((it) => it.selected !== it.defaultSelected);
  if (control.type === 'checkbox' || control.type === 'radio') {
    return (control as HTMLInputElement).checked !== (control as HTMLInputElement).defaultChecked;
  }
  return control.type !== 'file' && control.value !== control.defaultValue;
}

/** Puts the value back as a visitor does: behind the setters by which React notes what it has written itself. */
function sayAgain(control: Control, typed: string): void {
  if (control instanceof HTMLInputElement && (control.type === 'checkbox' || control.type === 'radio')) {
    if (!control.checked) return;
    control.checked = false;
    write(control, 'checked', true);
    // No MouseEvent, so that the browser itself does not toggle it.
    control.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  if (!(control instanceof HTMLSelectElement)) control.value = control.defaultValue;
  write(control, 'value', typed);
  control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }));
}

function write(control: Control, property: 'value' | 'checked', to: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), property)?.set?.call(control, to);
}

/** Fields that take a letter for themselves: as text, or to look for an option. */
const fields =
  'input:not([type=radio], [type=checkbox], [type=range], [type=button]), textarea, select, [contenteditable]';

/** True where a letter that is pressed belongs to the field. */
export const isTyping = (target: EventTarget | null): boolean => target instanceof Element && target.matches(fields);

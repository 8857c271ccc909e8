/** The keys that tools take, as they are printed on a keyboard. */
export const keySigns = {
  map: '?',
  full: 'F',
  undo: 'U',
  pause: 'P',
  chart: '← →',
  ends: 'Home End',
  level: '↑ ↓',
  find: '↑ ↓ ⏎',
  close: 'Esc',
} as const;
export type KeyName = keyof typeof keySigns;
export const keyNames = Object.keys(keySigns) as KeyName[];

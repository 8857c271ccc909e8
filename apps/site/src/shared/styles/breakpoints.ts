// The conditions of breakpoints.css that scripts and pictures repeat; modules.test.ts compares them.
export const phone = '(max-width: 47.99rem)';
export const tablet = '(min-width: 48rem)';
export const desktop = '(min-width: 60rem)';
export const wide = '(min-width: 80rem)';

import type { Action } from '../text/schema.ts';
import styles from './Action.module.css';
import { classes } from './classes.ts';

/** Look of a control: the one call to action, an outlined one, an underlined one. */
export const buttonClass = (look: Action['look'], ...more: (string | undefined)[]) =>
  classes(styles.button, styles[look], ...more);

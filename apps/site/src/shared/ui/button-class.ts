import type { Action } from '../text/schema.ts';
import styles from './Action.module.css';
import { joinClasses } from './classes.ts';

/** Look of a control: the primary call to action, an outlined button, or underlined text. */
export const buttonClass = (look: Action['look'], ...more: (string | undefined)[]) =>
  joinClasses(styles.button, styles[look], 'inline-row gap-3', ...more);

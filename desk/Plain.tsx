import type { ComponentProps } from 'react';
import { classes } from '../src/shared/ui/classes.ts';
import styles from './Desk.module.css';

/** A button that looks like a link. */
export const Plain = ({ className, ...props }: ComponentProps<'button'>) => (
  <button type="button" className={classes(styles.plain, className)} {...props} />
);

import type { ReactNode } from 'react';
import { classes } from '../classes.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import styles from './HeroScene.module.css';

interface HeroSceneProps {
  picture: PictureProps;
  /** Where the matter of the picture stands; wide screens cut its sides off. */
  focus?: 'middle' | 'right';
  /** What it shows, or what is read in it. */
  caption: ReactNode;
}

/** A picture that the words of a hero stand on: on wide screens it runs off the right edge of the sheet. */
export function HeroScene({ picture, focus, caption }: HeroSceneProps) {
  return (
    <figure className={styles.scene}>
      <Picture className={classes(styles.picture, 'block', focus === 'right' && styles.right)} {...picture} />
      <figcaption className={`${styles.caption} label quiet`}>{caption}</figcaption>
    </figure>
  );
}

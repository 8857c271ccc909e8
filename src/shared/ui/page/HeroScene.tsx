import type { ReactNode } from 'react';
import { Picture, type PictureProps } from '../Picture.tsx';
import styles from './HeroScene.module.css';

interface HeroSceneProps {
  picture: PictureProps;
  /** What it shows, or what is read in it. */
  caption: ReactNode;
}

/** A picture that the words of a hero stand on: on wide screens it runs off the right edge of the sheet. */
export function HeroScene({ picture, caption }: HeroSceneProps) {
  return (
    <figure className={styles.scene}>
      <Picture className={`${styles.picture} block`} {...picture} />
      <figcaption className={`${styles.caption} label quiet`}>{caption}</figcaption>
    </figure>
  );
}

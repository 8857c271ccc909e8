import type { Marked } from '../../text/marked.ts';
import { Picture, type PictureProps } from '../Picture.tsx';
import { Text } from '../Text.tsx';
import styles from './WidePicture.module.css';

/** Between two sections, edge to edge on a phone. */
export function WidePicture({ picture, caption }: { picture: PictureProps; caption: Marked }) {
  return (
    <figure className={`${styles.plate} page-width whole`}>
      <Picture className={styles.picture} {...picture} />
      <Text.figcaption className={`${styles.caption} small quiet`}>{caption}</Text.figcaption>
    </figure>
  );
}

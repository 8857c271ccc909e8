import { classes } from './classes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  alt: string;
  width: number;
  height: number;
  /** The `srcset` of AVIF. */
  avif: string;
  /** WebP, for browsers that do not know AVIF. */
  src: string;
  sizes: string;
  priority: boolean;
}

interface PictureLook {
  className?: string | undefined;
  /** Moves from page to page to the picture with the same word. */
  moves?: string | undefined;
  /** One of several that make up a whole: drawn in one go, so that no part is seen alone. */
  together?: boolean;
}

/** A picture that keeps its room before it arrives. */
export function Picture({ className, moves, together, ...picture }: PictureProps & PictureLook) {
  return (
    <picture className={classes(styles.picture, className)} data-moves={moves}>
      <source type="image/avif" srcSet={picture.avif} sizes={picture.sizes} />
      <img
        src={picture.src}
        alt={picture.alt}
        width={picture.width}
        height={picture.height}
        loading={picture.priority ? 'eager' : 'lazy'}
        decoding={together ? 'sync' : 'async'}
        fetchPriority={picture.priority ? 'high' : 'auto'}
      />
    </picture>
  );
}

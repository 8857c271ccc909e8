import { joinClasses } from './classes.ts';
import styles from './Picture.module.css';

export interface PictureProps {
  alt: string;
  width: number;
  height: number;
  /** The `srcset` of the AVIF files. */
  avif: string;
  /** WebP for browsers without AVIF. */
  src: string;
  sizes: string;
  priority: boolean;
}

interface PictureLook {
  className?: string | undefined;
  /** View transition name: the picture moves to the picture with the same name on the next page. */
  moves?: string | undefined;
  /** For a picture composed of several: decodes synchronously, so that all parts appear together. */
  together?: boolean;
}

/** A picture with reserved space, so that nothing moves when it loads. */
export function Picture({ className, moves, together, ...picture }: PictureProps & PictureLook) {
  return (
    <picture className={joinClasses(styles.picture, className)} data-moves={moves}>
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

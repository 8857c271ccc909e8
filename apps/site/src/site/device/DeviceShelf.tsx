import type { Marked } from 'contract/marked';
import { joinClasses } from '../../shared/ui/classes.ts';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './DeviceShelf.module.css';

/** A device on the shelf: its picture, the picture's width in mm, and the device's height and width in mm. */
export interface ShelfPicture {
  picture: PictureProps;
  /** The `sizes` of the same picture next to its data. */
  large: string;
  width: number;
  height: number;
  across: number;
}

interface DeviceShelfProps {
  items: readonly { id: string; title: Marked; shelf: ShelfPicture }[];
  caption: Marked;
  /** Path of the page with the datasheets, if it is another page. */
  page?: string;
  small?: boolean;
}

/**
 * Devices to one scale on a millimetre ruler, each linked to its datasheet; on a phone the shelf scrolls horizontally.
 */
export function DeviceShelf({ items, caption, page = '', small }: DeviceShelfProps) {
  return (
    <figure className={joinClasses(styles.shelf, small && styles.small, 'stack-3')}>
      {/* The policy forbids style attributes; this element is allowed by its hash. */}
      <style>
        {items.reduce(
          (rules, { id, shelf }, place) =>
            `${rules}#rak-${id}{grid-column:${place + 1};--across:${shelf.width.toFixed(2)}}`,
          `#rak{grid-template-columns:repeat(${items.length},auto)}`,
        )}
      </style>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable from the keyboard */}
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset */}
      <div role="group" className={styles.rail} tabIndex={0} aria-label={caption.plain}>
        <ol id="rak" className={styles.board}>
          {items.map(({ id, title, shelf }) => (
            <li key={id} id={`rak-${id}`} className={`${styles.device} relative`}>
              <Picture {...shelf.picture} className="block" moves={small && id === 'radar' ? id : undefined} />
              <Text.a className="bare whole-card note strong above-1" href={`${page}#${id}`}>
                {title}
              </Text.a>
              <span className="figures small quiet block unbroken">
                {shelf.height} × {shelf.across}
              </span>
            </li>
          ))}
        </ol>
      </div>
      <figcaption className="caption">
        <Text>{caption}</Text>
      </figcaption>
    </figure>
  );
}

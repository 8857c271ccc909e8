import { routes } from '../../routes.ts';
import type { Marked } from '../../shared/text/marked.ts';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './InstrumentStrip.module.css';

interface InstrumentStripProps {
  caption: Marked;
  items: readonly { id: string; code: string; order: number; title: string; picture: PictureProps }[];
}

/** The sensors side by side like a contact sheet; each leads to its data sheet. */
export function InstrumentStrip({ caption, items }: InstrumentStripProps) {
  return (
    <figure className="screen-only">
      <ul className={`${styles.strip} stack-3`}>
        {items.map(({ id, code, order, title, picture }) => (
          <li key={id}>
            <a className={`${styles.entry} small strong stack-1 top`} href={`${routes.device}#${id}`}>
              <Picture {...picture} alt="" priority={order === 1} className={styles.picture} />
              <span className={`${styles.name} touch row`}>
                <Balloon code={code} number={order} size={36} />
                {title}
              </span>
            </a>
          </li>
        ))}
      </ul>
      <Text.figcaption className={`${styles.caption} label`}>{caption}</Text.figcaption>
    </figure>
  );
}

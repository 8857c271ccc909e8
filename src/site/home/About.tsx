import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './About.module.css';
import type { HomePage } from './schema.ts';

export function About({
  picture,
  paragraphs,
  actions,
  ...heading
}: Omit<HomePage['about'], 'picture'> & { picture: PictureProps }) {
  return (
    <Band id="tentang" {...heading}>
      <div className={`${styles.about} stack-5`}>
        <figure>
          <Picture {...picture} className={styles.picture} />
          <figcaption className={`${styles.caption} label`}>LT-204, radar 26 GHz di atap tangki</figcaption>
        </figure>
        <div className="stack-3 top">
          {paragraphs.map((paragraph, index) => (
            <Text.p key={paragraph.plain} className={index === 0 ? `${styles.first} large` : 'quiet measure'}>
              {paragraph}
            </Text.p>
          ))}
          <Actions items={actions} />
        </div>
      </div>
    </Band>
  );
}

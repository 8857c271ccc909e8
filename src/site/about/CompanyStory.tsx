import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Facts } from '../../shared/ui/List.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './CompanyStory.module.css';
import type { AboutPage } from './schema.ts';

type CompanyStoryProps = AboutPage['story'] & { picture: PictureProps };

/** What the company is and does, under a picture of where its figures are read. */
export function CompanyStory({ paragraphs, facts, actions, picture, ...heading }: CompanyStoryProps) {
  return (
    <Band id="perusahaan" opening="figure" figure={<Picture className={styles.picture} {...picture} />} {...heading}>
      <div className={styles.story}>
        <div className={`${styles.paragraphs} stack-3`}>
          {paragraphs.map((paragraph) => (
            <Text.p key={paragraph.plain} className="quiet">
              {paragraph}
            </Text.p>
          ))}
        </div>
        <div className="stack-3 top">
          <Facts items={facts} />
          <Actions items={actions} />
        </div>
      </div>
    </Band>
  );
}

import { type Marked, plainText, type Wording } from 'contract/marked';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Rail } from '../../shared/ui/Rail.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './StoryStrip.module.css';

interface StoryStripProps {
  label: Wording;
  items: readonly { id: string; trade: Marked; change: readonly string[]; picture: PictureProps }[];
}

/** Overview of the scenarios: the industry and the change in each, linked to its description below. */
export const StoryStrip = ({ label, items }: StoryStripProps) => (
  <Rail label={plainText(label)} className={styles.strip}>
    {items.map(({ id, trade, change, picture }) => (
      <li key={id} className="relative stack-1 top">
        <Picture {...picture} alt="" className={`${styles.picture} block`} />
        <Text.a className={`${styles.trade} bare whole-card strong`} href={`#${id}`}>
          {trade}
        </Text.a>
        <p className="figures small measured">{change}</p>
      </li>
    ))}
  </Rail>
);

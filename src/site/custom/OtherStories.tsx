import type { Marked } from '../../shared/text/marked.ts';
import { Band } from '../../shared/ui/Band.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './OtherStories.module.css';
import type { CustomPage } from './schema.ts';

interface OtherStoriesProps {
  label: Marked;
  title: Marked;
  lead?: Marked | undefined;
  link: Marked;
  /** Where the stories stand in full. */
  to: string;
  /** Before what would be compared. */
  proof: Marked;
  items: CustomPage['stories']['items'];
}

/** Scenarios without figures: only what would be compared, since nothing was measured. */
export function OtherStories({ link, to, proof, items, ...heading }: OtherStoriesProps) {
  return (
    <Band id="tanpa-angka" ground="tint" {...heading}>
      <div className={styles.list}>
        {items.map((item) => (
          <article key={item.drawing} className={styles.item}>
            <Text.p className="label">{item.sector}</Text.p>
            <Text.h3 className={`${styles.title} large`}>{item.title}</Text.h3>
            <p className="quiet">
              <Text.strong className="plain block">{proof}</Text.strong> <Text>{item.proof}</Text>
            </p>
          </article>
        ))}
      </div>
      <p>
        <Text.a className={`${styles.link} strong touch inline-row`} href={to}>
          {link}
        </Text.a>
      </p>
    </Band>
  );
}

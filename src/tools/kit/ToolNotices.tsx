import { fillSlots } from '../../shared/text/slots.ts';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import type { LinkDamage } from './address.ts';
import styles from './ToolNotices.module.css';
import type { ToolWords } from './tool-words.ts';

interface ToolNoticesProps {
  words: ToolWords;
  /** A field that the result hangs on is refused: what is shown is older than what is typed. */
  refused: boolean;
  damage?: LinkDamage | undefined;
  /** What a field is called on the page, by its name in the address. */
  labelOf?: ((field: string) => string) | undefined;
}

/** Says over a result that it is old, or what of the link that opened the tool was damaged. Spoken when it comes. */
export function ToolNotices({ words, refused, damage, labelOf }: ToolNoticesProps) {
  const unread = labelOf ? (damage?.fields ?? []).map(labelOf).join(', ') : '';
  const damaged =
    damage && [words.link.damaged, unread && fillSlots(words.link.fields, { isian: unread })].join(' ').trim();
  useSpoken(damaged);
  useSpoken(refused && words.refused.result);
  return (
    <div className={styles.box}>
      {damage && <p className={`${styles.notice} strong`}>{damaged}</p>}
      {refused && <p className={`${styles.notice} strong`}>{words.refused.result}</p>}
    </div>
  );
}

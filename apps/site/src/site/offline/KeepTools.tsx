import type { Offline } from '../../shared/records/site-schema.ts';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './KeepTools.module.css';

/** Button that stores all tools on the device. Hidden until keep-tools.ts knows that the browser can do so. */
export function KeepTools({ offer, working, done, failed }: Offline['keep']) {
  return (
    <div
      className={styles.part}
      data-keep
      data-working={working.plain}
      data-done={done.plain}
      data-failed={failed.plain}
      hidden
    >
      <button type="button" className={`${styles.button} touch boxed strong`}>
        <Text>{offer}</Text>
      </button>
      <p className="quiet" role="status" />
    </div>
  );
}

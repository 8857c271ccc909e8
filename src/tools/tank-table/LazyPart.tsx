import { type ComponentType, useState } from 'react';
import { useSpoken } from '../../shared/ui/use-spoken.ts';
import { Fold } from '../kit/Fold.tsx';
import styles from './TankTable.module.css';

interface LazyPartProps<P> {
  title: string;
  words: { loading: string; failed: string };
  /** Open from the start, because the address asks for it. */
  open: boolean;
  /** Fetches the part; called when it is first opened. */
  load: () => Promise<ComponentType<P>>;
  props: P;
}

/** A folded part of the tool whose script is fetched when somebody opens it. */
export function LazyPart<P extends object>({ title, words, open, load, props }: LazyPartProps<P>) {
  const [Part, setPart] = useState<ComponentType<P>>();
  const [failed, setFailed] = useState(false);
  useSpoken(failed && words.failed);
  const fetchPart = () => {
    setFailed(false);
    load().then(
      (found) => setPart(() => found),
      () => setFailed(true),
    );
  };
  return (
    <Fold title={title} open={open} onOpen={() => Part ?? fetchPart()}>
      <div className={styles.part}>{Part ? <Part {...props} /> : <p>{failed ? words.failed : words.loading}</p>}</div>
    </Fold>
  );
}

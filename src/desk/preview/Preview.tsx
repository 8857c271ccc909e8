import { useCallback, useEffect, useRef, useState } from 'react';
import styles from '../Desk.module.css';
import { deskWords } from '../desk.words.ts';
import { addMarkStyle, showText, textsAround } from './page-text.ts';

const { preview: words } = deskWords;

interface PreviewProps {
  address: string;
  /** Expression of the text to bring into sight. */
  shown: string | undefined;
  /** Counts up with every save: the page is then fetched anew. */
  saves: number;
  /** A text was clicked: says whether a field for it was found. */
  onPick: (texts: Iterable<string>) => Promise<boolean>;
}

/** The page itself, beside its fields. */
export function Preview({ address, shown, saves, onPick }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [picking, setPicking] = useState(true);
  const [note, setNote] = useState('');
  const [isBroken, setIsBroken] = useState(false);
  /** When the page was last there. */
  const loaded = useRef(0);
  const failures = useRef(0);
  const latest = useRef({ picking, shown, onPick });
  latest.current = { picking, shown, onPick };

  const prepare = useCallback(() => {
    const page = frame.current?.contentDocument;
    if (!page || page.URL === 'about:blank') return;
    loaded.current = Date.now();
    const [visit] = page.defaultView?.performance.getEntriesByType('navigation') ?? [];
    const failed = (visit as PerformanceNavigationTiming | undefined)?.responseStatus === 500;
    setIsBroken(failed);
    failures.current = failed ? failures.current + 1 : 0;
    // Astro writes texts and pictures one after the other: what came between them is asked for again.
    if (failed && failures.current <= 3) setTimeout(() => frame.current?.contentWindow?.location.reload(), 1500);
    addMarkStyle(page);
    if (latest.current.shown) showText(page, latest.current.shown);
    page.addEventListener(
      'click',
      (event) => {
        const { picking: active, onPick: pick } = latest.current;
        const target = event.target as Element | null;
        // A fold opens as ever; its text is picked on the way.
        if (!active || !target) return;
        if (!target.closest('summary, input, select, textarea')) event.preventDefault();
        void pick(textsAround(target)).then((found) => setNote(found ? '' : words.nothing));
      },
      { capture: true },
    );
  }, []);

  useEffect(() => {
    const page = frame.current?.contentDocument;
    if (page && shown) showText(page, shown);
  }, [shown]);

  const reload = useCallback(() => frame.current?.contentWindow?.location.reload(), []);
  // Astro reloads the page by itself once it has read the record; one that came too early, or lost that thread, is told.
  useEffect(() => {
    if (saves === 0) return;
    const saved = Date.now();
    const late = setTimeout(() => {
      if (loaded.current < saved) reload();
    }, 600);
    return () => clearTimeout(late);
  }, [saves, reload]);

  return (
    <section className={styles.preview} aria-label={words.name}>
      <div className={`${styles.tools} small row wrap spread`}>
        <label className="inline-row gap-1 touch strong">
          <input type="checkbox" checked={picking} onChange={({ target }) => setPicking(target.checked)} />
          {words.pick}
        </label>
        <span className={styles.changed} role="status">
          {note}
        </span>
        <a className="inline-row touch" href={address} target="_blank" rel="noreferrer">
          {words.open}
        </a>
      </div>
      {isBroken && (
        <div className="card stack-1" role="alert">
          <p>{words.broken}</p>
          <button type="button" className={styles.plain} onClick={reload}>
            {words.retry}
          </button>
        </div>
      )}
      <iframe
        ref={frame}
        hidden={isBroken}
        className={styles.frame}
        src={address}
        title={words.name}
        onLoad={prepare}
      />
    </section>
  );
}

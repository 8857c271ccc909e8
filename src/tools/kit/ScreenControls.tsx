import { useEffect, useRef } from 'react';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { isTyping } from './is-typing.ts';
import { type KeyName, keySigns } from './key-signs.ts';
import styles from './ScreenControls.module.css';
import type { ToolWords } from './tool-words.ts';
import { useFullScreen } from './use-full-screen.ts';

export type ScreenWords = Pick<ToolWords, 'fullScreen' | 'keys'>;

interface ScreenControlsProps {
  words: ScreenWords;
  /** Keys of the tool's own parts, which answer by themselves. */
  parts: readonly KeyName[];
  /** What single letters do besides; a letter without an action is not on the list. */
  actions: Partial<Record<'undo' | 'pause', (() => void) | undefined>>;
}

const listId = 'tombol';

/**
 * Full screen on request, and the list of the keys that the tool takes. Single letters answer only while the focus is
 * within the tool and not in a field (WCAG 2.1.4), so nobody who dictates or types sets one off.
 */
export function ScreenControls({ words, parts, actions }: ScreenControlsProps) {
  const screen = useFullScreen();
  const list = useRef<HTMLDivElement>(null);
  const doing: Partial<Record<KeyName, (() => void) | undefined>> = {
    map: () => list.current?.togglePopover(),
    full: screen?.toggle,
    ...actions,
  };
  const latest = useRef(doing);
  latest.current = doing;
  useEffect(() => {
    const tool = list.current?.closest<HTMLElement>('[data-instrument]');
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      const name = letters.find((letter) => keySigns[letter].toLowerCase() === event.key.toLowerCase());
      const act = name && latest.current[name];
      if (!act) return;
      event.preventDefault();
      act();
    };
    tool?.addEventListener('keydown', press);
    return () => tool?.removeEventListener('keydown', press);
  }, []);
  const isFull = screen?.on;
  useEffect(() => {
    const way = isFull ? wayTo(list.current) : [];
    for (const part of way) part.dataset['way'] = '';
    return () => {
      for (const part of way) delete part.dataset['way'];
    };
  }, [isFull]);
  const shown: KeyName[] = [
    ...letters.filter((name) => name in doing && (name !== 'full' || screen)),
    ...parts,
    'close',
  ];
  return (
    <>
      {/* There from the start, so that nothing moves when the browser has said whether it can. */}
      <span className={styles.fills}>
        <ToolButton
          quiet
          label={screen?.on ? words.fullScreen.leave : words.fullScreen.enter}
          onClick={() => screen?.toggle()}
          disabled={!screen}
        />
      </span>
      <span className={styles.opens}>
        <ToolButton quiet label={words.keys.title} onClick={() => list.current?.showPopover()} />
      </span>
      <div
        ref={list}
        id={listId}
        className={styles.keys}
        popover="auto"
        role="dialog"
        aria-label={words.keys.title}
        tabIndex={-1}
        onToggle={({ newState, currentTarget }) => newState === 'open' && currentTarget.focus()}
      >
        <p className="strong large">{words.keys.title}</p>
        <p className="small quiet">{words.keys.where}</p>
        <dl className={styles.list}>
          {shown.map((name) => (
            <div key={name} className={styles.row}>
              <dt>
                <kbd className={styles.key}>{keySigns[name]}</kbd>
              </dt>
              <dd>{words.keys.does[name]}</dd>
            </div>
          ))}
        </dl>
        <ToolButton label={words.keys.close} onClick={() => list.current?.hidePopover()} />
      </div>
    </>
  );
}

/** What stands around the tool, up to the page's main part. */
function wayTo(part: HTMLElement | null): HTMLElement[] {
  const tool = part?.closest('[data-instrument]');
  const way: HTMLElement[] = [];
  for (let around = tool?.parentElement; around && around !== document.body; around = around.parentElement)
    way.push(around);
  return way;
}

const letters = ['map', 'full', 'undo', 'pause'] as const;

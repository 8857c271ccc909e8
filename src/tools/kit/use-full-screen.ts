import { useSyncExternalStore } from 'react';

const watch = (heard: () => void) => {
  document.addEventListener('fullscreenchange', heard);
  return () => document.removeEventListener('fullscreenchange', heard);
};

/**
 * The window's own full screen; `undefined` where the browser has none. The page goes there as a whole, so that menus
 * that hang on its body come along; what is not the tool is hidden by style (FullScreen.module.css).
 */
export function useFullScreen(): { on: boolean; toggle: () => void } | undefined {
  const on = useSyncExternalStore(
    watch,
    () => document.fullscreenElement !== null,
    () => false,
  );
  const possible = useSyncExternalStore(
    watch,
    () => document.fullscreenEnabled === true,
    () => false,
  );
  return possible ? { on, toggle } : undefined;
}

/** The visitor may refuse; then everything stays as it is. */
function toggle(): void {
  const done = document.fullscreenElement ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  done.catch(() => undefined);
}

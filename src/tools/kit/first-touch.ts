let arrive = (): void => undefined;

/** Comes true when somebody first comes near the tool of this page: with a pointer, a finger, the focus or a key. */
export const touched = new Promise<void>((resolve) => {
  arrive = resolve;
});

const signs = ['pointerover', 'pointerdown', 'focusin', 'keydown'] as const;

/** Waits for the first touch of a tool. @returns what ends the waiting */
export function awaitTouch(tool: HTMLElement): () => void {
  for (const sign of signs) tool.addEventListener(sign, arrive, { once: true, passive: true });
  if (tool.contains(document.activeElement)) arrive();
  return () => {
    for (const sign of signs) tool.removeEventListener(sign, arrive);
  };
}

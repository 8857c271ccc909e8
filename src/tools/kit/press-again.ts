/** Property of a button that was pressed before its tool had started; early-presses.ts writes it. */
export const early = 'early';

/** Presses once more what was pressed too early: the tool answers now. */
export function pressAgain(within: ParentNode): void {
  for (const button of within.querySelectorAll<HTMLElement>(`[data-${early}]`)) {
    delete button.dataset[early];
    button.click();
  }
}

/** Enters an element in the document's outline. The layout engine takes this on every element; its types only on pages. */
export const bookmark = (title: string): { bookmark: string } => ({ bookmark: title });

/**
 * What Radix Select writes into its list. The form's Trusted Types policy lets it pass, the page's CSP names its
 * hash; the browser tests fail when the library changes it.
 */
export const selectViewportStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

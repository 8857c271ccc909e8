/**
 * The style sheet that Radix Select writes into its list. The form's Trusted Types policy lets it pass and the
 * page's Content-Security-Policy names its hash; when the library changes the text, the browser tests fail.
 */
export const selectViewportStyle =
  '[data-radix-select-viewport]{scrollbar-width:none;-ms-overflow-style:none;-webkit-overflow-scrolling:touch;}[data-radix-select-viewport]::-webkit-scrollbar{display:none}';

/** Oldest supported browsers, in Vite’s notation; everything must work in them. */
export const oldestBrowsers = ['chrome107', 'firefox115', 'safari16.4'] as const;

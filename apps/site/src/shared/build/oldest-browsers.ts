/** Nothing may be missing in these; names of Vite. */
export const oldestBrowsers = ['chrome107', 'firefox115', 'safari16.4'] as const;

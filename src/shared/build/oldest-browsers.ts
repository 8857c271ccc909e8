/** The oldest browsers in which nothing may be missing, as Vite names its targets. */
export const oldestBrowsers = ['chrome107', 'firefox115', 'safari16.4'] as const;

/** What only development needs: the component catalogue, and the maps that explain our code. */
const developmentOnly = [/(^|\/)_catalogue(\/|\.html$)/, /\.map$/];

/** Whether a built file must not be published. @param file relative to dist/, with slashes */
export const isDevelopmentOnly = (file: string): boolean => developmentOnly.some((pattern) => pattern.test(file));

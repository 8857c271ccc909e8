/** Types of files that the usual table does not know, or takes for something else: `.ts` for a film. */
const types: readonly (readonly [RegExp, string])[] = [
  [/\.d\.ts$/, 'text/plain; charset=utf-8'],
  [/\.yaml$/, 'application/yaml; charset=utf-8'],
  [/\.graphql$/, 'application/graphql; charset=utf-8'],
];

/** The type of a file that needs a word of its own; undefined for all others. */
export const contentTypeOf = (file: string): string | undefined => types.find(([ending]) => ending.test(file))?.[1];

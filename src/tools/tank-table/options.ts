/** Names as the entries of a list, with their words. */
export const options = <T extends string>(names: readonly T[], words: Readonly<Record<T, string>>) =>
  names.map((value) => ({ value, label: words[value] }));

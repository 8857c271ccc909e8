/** Item at an index that must exist. @throws RangeError, where a default would go unnoticed as a plausible value */
export function itemAt<T>(list: ArrayLike<T>, index: number): T {
  const value = list[index];
  if (value === undefined) throw new RangeError(`there is no ${index} in a list of ${list.length}`);
  return value;
}

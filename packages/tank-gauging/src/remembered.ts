/**
 * The same function, which remembers its latest results, for a costly calculation that is often repeated with equal
 * arguments. Its results must not be changed.
 */
export function remembered<A, R extends object>(calculate: (argument: A) => R, most = 500): (argument: A) => R {
  const results = new Map<string, R>();
  return (argument) => {
    const key = JSON.stringify(argument);
    const known = results.get(key);
    if (known) return known;
    if (results.size >= most) results.clear();
    const result = calculate(argument);
    results.set(key, result);
    return result;
  };
}

import type { Opening } from 'contract/office-hours';

/** Text of working days: `Senin–Sabtu`; days apart are listed: `Senin–Rabu, Jumat`. @param names from Monday */
export function formatDays(days: readonly number[], names: readonly string[]): string {
  const sorted = [...new Set(days)].sort((a, b) => a - b);
  const runs = sorted.reduce<[first: number, last: number][]>((found, day) => {
    const run = found.at(-1);
    if (run && run[1] === day - 1) run[1] = day;
    else found.push([day, day]);
    return found;
  }, []);
  const name = (day: number) => names[day - 1] ?? '';
  return runs.map(([first, last]) => (first === last ? name(first) : `${name(first)}–${name(last)}`)).join(', ');
}

/** Text of office hours: `Senin–Sabtu, 09.00–17.00 WIB`. */
export function formatOpening({ days, opens, closes }: Opening, names: readonly string[]): string {
  const [from, to] = [opens, closes].map((time) => time.replace(':', '.'));
  return `${formatDays(days, names)}, ${from}–${to} WIB`;
}

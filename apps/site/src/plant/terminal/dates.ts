import { itemAt } from 'tank-gauging/item-at';
import { wibDate } from 'tank-gauging/simulator/clock';
import { interfaceWords } from '../../shared/words/interface.words.ts';

const dayAndMonth = (date: Date) => `${date.getUTCDate()} ${interfaceWords.months[date.getUTCMonth()]}`;

const dayName = (fromMonday: readonly string[], date: Date) => itemAt(fromMonday, (date.getUTCDay() + 6) % 7);

/** Short name of the weekday at a simulated minute: `Jum`. */
export const weekdayAt = (minute: number): string => dayName(interfaceWords.weekdays, wibDate(minute));

/** Weekday and date at a simulated minute: `Jumat, 20 Nov 2026`. */
export function dateAt(minute: number): string {
  const date = wibDate(minute);
  return `${dayName(interfaceWords.dayNames, date)}, ${dayAndMonth(date)} ${date.getUTCFullYear()}`;
}

/** Day and month at a simulated minute: `20 Nov`. */
export const shortDateAt = (minute: number): string => dayAndMonth(wibDate(minute));

import { wibClock } from '../../../server/contract/wib.ts';
import type { Holiday, Office } from '../../shared/records/site.ts';

/** Offices as the meeting page hands them to the browser: no more than it needs. @throws Error without an office */
export function meetingOffices(offices: readonly Office[]) {
  const [first, ...others] = offices.map(({ type, address, phone, email, opening, hours }) => ({
    id: address.city.toLowerCase().replaceAll(' ', '-'),
    name: `${type.plain}, ${address.city}`,
    hours: hours.plain,
    address: `${address.street}, ${address.city} ${address.postalCode}, ${address.region}`,
    phone,
    email,
    opening,
  }));
  if (!first) throw new Error('there is no office to meet');
  return [first, ...others] as const;
}

/** Holidays from a day on, as the calendar in WIB counts. */
export function upcomingHolidays(holidays: readonly Holiday[], from: Date): Holiday[] {
  const today = wibClock(from).toISOString().slice(0, 10);
  return holidays.filter(({ day }) => day >= today);
}

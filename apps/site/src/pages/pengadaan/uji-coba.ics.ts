import { calendarOfDays } from '../../shared/format/icalendar.ts';
import { getPage } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import { fillSlots } from '../../shared/text/slots.ts';

/** First day of the published file, a Monday; the server shifts the dates to the day that a visitor chooses. */
const first = '2027-01-04';
const day = 24 * 60 * 60_000;

/** Calendar file with the steps of the trial. */
export async function GET(): Promise<Response> {
  const [{ trial }, { company, origin }] = await Promise.all([getPage('procurementPage'), getBrand()]);
  const file = calendarOfDays(
    company,
    new Date(),
    trial.steps.map((step) => ({
      uid: `${first}-${step.day}@${new URL(origin).host}`,
      day: new Date(Date.parse(first) + step.day * day).toISOString().slice(0, 10),
      title: fillSlots(trial.calendar.event, { hari: String(step.day), judul: step.title.plain }).plain,
      description: step.description.plain,
    })),
  );
  return new Response(file, { headers: { 'content-type': 'text/calendar; charset=utf-8' } });
}

import { calendarOfDays } from '../../shared/format/icalendar.ts';
import { getPage } from '../../shared/records/records.ts';
import { getBrand } from '../../shared/records/site-records.ts';
import { fillSlots } from '../../shared/text/slots.ts';

/** A Monday from which the file counts; the server moves it to the day that a visitor names. */
const first = '2027-01-04';
const day = 24 * 60 * 60_000;

/** The steps of the trial for a calendar. */
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

import { officeState } from 'contract/office-hours';
import { fillText } from 'contract/slots';
import { wibClock } from 'contract/wib';

/** Shows whether the office is open now; without scripts the page shows the opening hours only. */
const day = new Intl.DateTimeFormat('id-ID', { weekday: 'long', timeZone: 'UTC' });
const time = (clock: Date) => `${clock.toISOString().slice(11, 16).replace(':', '.')} WIB`;

function showOpenNow(): void {
  for (const place of document.querySelectorAll<HTMLElement>('[data-open-now]')) {
    const { days = '', opens = '', closes = '', closed = '', open: nowOpen = '', shut = '' } = place.dataset;
    const closedDays = new Set(closed.split(','));
    const opening = { days: days.split(',').map(Number), opens, closes };
    const { open, until } = officeState(new Date(), opening, (date) => closedDays.has(date));
    const clock = wibClock(until);
    place.textContent = open
      ? fillText(nowOpen, { time: time(clock) })
      : fillText(shut, { day: day.format(clock), time: time(clock) });
    place.dataset['state'] = open ? 'open' : 'closed';
  }
}

// The contact form imports this module, so it also loads on the server, where there is no document.
if (globalThis.document) {
  showOpenNow();
  // The state may be outdated when the visitor returns to the tab or opens the menu.
  document.addEventListener('visibilitychange', showOpenNow);
  document.addEventListener('toggle', showOpenNow, { capture: true });
}

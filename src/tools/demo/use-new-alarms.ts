import { useEffect, useRef } from 'react';
import type { SiteId } from '../../plant/simulator/types.ts';
import type { Alarm, Session } from '../../plant/watch/types.ts';

/** Calls back once for each alarm that was not there the last time; those of a site just opened are known. */
export function useNewAlarms({ alarms, site }: Session, tell: (alarm: Alarm) => void): void {
  const known = useRef<{ site: SiteId; now: number; ids: Set<string> } | undefined>(undefined);
  useEffect(() => {
    const ids = new Set(alarms.map(({ id }) => id));
    const before = known.current;
    // A jump in time, as a link makes it, is no news.
    if (before?.site === site.id && site.now > before.now && site.now - before.now < jump) {
      for (const alarm of [...alarms].reverse()) if (!before.ids.has(alarm.id)) tell(alarm);
    }
    known.current = { site: site.id, now: site.now, ids };
  }, [alarms, site.id, site.now, tell]);
}

/** Minutes that no running clock passes between two pictures. */
const jump = 120;

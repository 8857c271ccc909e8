import type { Tank } from '../../../plant/simulator/types.ts';
import type { Interval } from '../../description/objects.ts';
import { historyView } from '../../terminal/history.ts';
import { minuteOf } from '../../terminal/moments.ts';
import { readingView, siteId, stockView, tankView } from '../../terminal/views.ts';
import type { Call, Handler } from './call.ts';
import { Failure } from './failure.ts';
import { pageOf } from './page.ts';
import type { World } from './world.ts';

const day = 1440;

function tankIn({ site }: World, id = ''): Tank {
  const found = site.tanks.find(({ spec }) => spec.id === id);
  if (!found) throw new Failure(404, `Tangki ${id} tidak ada di akun ini.`);
  return found;
}

/** @throws Failure 404 when the account has no such site */
function tanksIn({ site }: World, { site_id }: Call['query']): readonly Tank[] {
  if (site_id !== undefined && site_id !== siteId) throw new Failure(404, `Lokasi ${site_id} tidak ada di akun ini.`);
  return site.tanks;
}

const refused = (field: string, message: string) => new Failure(422, undefined, { errors: [{ field, message }] });

/** The operations of tanks, readings and history. */
export const tankHandlers: Readonly<Record<string, Handler>> = {
  listTanks: (world, { query }) => {
    const all = tanksIn(world, query).map((tank) => tankView(world.site, tank));
    const found = all.filter(({ status }) => !query['status'] || status === query['status']);
    return { status: 200, body: pageOf(found, query) };
  },

  listLatestReadings: (world, { query }) => {
    const { data, next_cursor } = pageOf(tanksIn(world, query), query);
    return { status: 200, body: { data: data.map((tank) => stockView(world.site, tank)), next_cursor } };
  },

  getTank: (world, { path }) => ({ status: 200, body: tankView(world.site, tankIn(world, path['tank_id'])) }),

  getTankData: (world, { path }) => ({ status: 200, body: readingView(world.site, tankIn(world, path['tank_id'])) }),

  getTankHistory: (world, { path, query }) => {
    const tank = tankIn(world, path['tank_id']);
    const to = query['to'] ? minuteOf(String(query['to'])) : world.site.now;
    const from = query['from'] ? minuteOf(String(query['from'])) : to - day;
    if (from >= to) throw refused('from', 'harus sebelum to');
    if (to - from > 92 * day) throw refused('to', 'paling jauh 92 hari');
    const points = historyView(world.site, tank, query['interval'] as Interval, from, to);
    return { status: 200, body: { tank_id: tank.spec.id, interval: query['interval'], ...pageOf(points, query) } };
  },
};

import { fillText } from '../../../../server/contract/slots.ts';
import type { Tank } from '../../../plant/simulator/types.ts';
import type { HistoryInterval } from '../../description/objects.ts';
import { historyView } from '../../terminal/history.ts';
import { minuteOf } from '../../terminal/moments.ts';
import { readingView, siteId, stockView, tankView } from '../../terminal/views.ts';
import { sandboxWords } from '../sandbox.words.ts';
import { ApiFailure } from './failure.ts';
import type { CheckedRequest, Handler } from './handler.ts';
import { pageOf } from './page.ts';
import type { SandboxState } from './state.ts';

const day = 1440;
/** Days that one answer may cover. */
const longest = 92;

function tankIn({ site }: SandboxState, id = ''): Tank {
  const found = site.tanks.find(({ spec }) => spec.id === id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.tank, { id }));
  return found;
}

/** @throws ApiFailure 404 when the account has no such site */
function tanksIn({ site }: SandboxState, { site_id }: CheckedRequest['query']): readonly Tank[] {
  if (site_id !== undefined && site_id !== siteId)
    throw new ApiFailure(404, fillText(sandboxWords.unknown.site, { id: String(site_id) }));
  return site.tanks;
}

const refused = (field: string, message: string) => new ApiFailure(422, undefined, { errors: [{ field, message }] });

/** The operations of tanks, readings and history. */
export const tankHandlers: Readonly<Record<string, Handler>> = {
  listTanks: (state, { query }) => {
    const all = tanksIn(state, query).map((tank) => tankView(state.site, tank));
    const found = all.filter(({ status }) => !query['status'] || status === query['status']);
    return { status: 200, body: pageOf(found, query) };
  },

  listLatestReadings: (state, { query }) => {
    const { data, next_cursor } = pageOf(tanksIn(state, query), query);
    return { status: 200, body: { data: data.map((tank) => stockView(state.site, tank)), next_cursor } };
  },

  getTank: (state, { path }) => ({ status: 200, body: tankView(state.site, tankIn(state, path['tank_id'])) }),

  getTankData: (state, { path }) => ({ status: 200, body: readingView(state.site, tankIn(state, path['tank_id'])) }),

  getTankHistory: (state, { path, query }) => {
    const tank = tankIn(state, path['tank_id']);
    const to = query['to'] ? minuteOf(String(query['to'])) : state.site.now;
    const from = query['from'] ? minuteOf(String(query['from'])) : to - day;
    if (from >= to) throw refused('from', sandboxWords.rules.order);
    if (to - from > longest * day) throw refused('to', fillText(sandboxWords.rules.span, { days: longest }));
    const points = historyView(state.site, tank, query['interval'] as HistoryInterval, from, to);
    return { status: 200, body: { tank_id: tank.spec.id, interval: query['interval'], ...pageOf(points, query) } };
  },
};

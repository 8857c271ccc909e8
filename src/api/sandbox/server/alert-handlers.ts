import type { Alert } from '../../description/objects.ts';
import type { Handler } from './call.ts';
import { announce } from './deliveries.ts';
import { Failure } from './failure.ts';
import { pageOf } from './page.ts';
import { momentOf, type World } from './world.ts';

function alertIn({ alerts }: World, id = ''): Alert {
  const found = alerts.find(({ alert_id }) => alert_id === id);
  if (!found) throw new Failure(404, `Alarm ${id} tidak ada di akun ini.`);
  return found;
}

/** The operations of alarms. */
export const alertHandlers: Readonly<Record<string, Handler>> = {
  listAlerts: ({ alerts }, { query }) => {
    const asked = (['state', 'kind', 'tank_id'] as const).filter((name) => query[name]);
    const fits = (alert: Alert) => asked.every((name) => alert[name] === query[name]);
    return { status: 200, body: pageOf(alerts.filter(fits), query) };
  },

  getAlert: (world, { path }) => ({ status: 200, body: alertIn(world, path['alert_id']) }),

  acknowledgeAlert: (world, { path, body }) => {
    const alert = alertIn(world, path['alert_id']);
    if (alert.state === 'closed') throw new Failure(409, `Alarm ${alert.alert_id} sudah ditutup.`);
    if (alert.state === 'acknowledged') return { status: 200, body: alert };
    const { by, note = null } = body as { by: string; note?: string };
    const changed: Alert = {
      ...alert,
      state: 'acknowledged',
      acknowledged_at: momentOf(world),
      acknowledged_by: by,
      note,
    };
    const alerts = world.alerts.map((known) => (known === alert ? changed : known));
    return { status: 200, body: changed, world: announce({ ...world, alerts }, changed, 'alert.acknowledged') };
  },
};

import { fillText } from '../../../../server/contract/slots.ts';
import type { ApiAlert } from '../../description/objects.ts';
import { sandboxWords } from '../sandbox.words.ts';
import { queueEvent } from './deliveries.ts';
import { ApiFailure } from './failure.ts';
import type { Handler } from './handler.ts';
import { pageOf } from './page.ts';
import { momentOf, type SandboxState } from './state.ts';

function alertIn({ alerts }: SandboxState, id = ''): ApiAlert {
  const found = alerts.find(({ alert_id }) => alert_id === id);
  if (!found) throw new ApiFailure(404, fillText(sandboxWords.unknown.alarm, { id }));
  return found;
}

/** The operations of alarms. */
export const alertHandlers: Readonly<Record<string, Handler>> = {
  listAlerts: ({ alerts }, { query }) => {
    const asked = (['state', 'kind', 'tank_id'] as const).filter((name) => query[name]);
    const fits = (alert: ApiAlert) => asked.every((name) => alert[name] === query[name]);
    return { status: 200, body: pageOf(alerts.filter(fits), query) };
  },

  getAlert: (state, { path }) => ({ status: 200, body: alertIn(state, path['alert_id']) }),

  acknowledgeAlert: (state, { path, body }) => {
    const alert = alertIn(state, path['alert_id']);
    if (alert.state === 'closed')
      throw new ApiFailure(409, fillText(sandboxWords.conflict.closed, { id: alert.alert_id }));
    if (alert.state === 'acknowledged') return { status: 200, body: alert };
    const { by, note = null } = body as { by: string; note?: string };
    const changed: ApiAlert = {
      ...alert,
      state: 'acknowledged',
      acknowledged_at: momentOf(state),
      acknowledged_by: by,
      note,
    };
    const alerts = state.alerts.map((known) => (known === alert ? changed : known));
    return { status: 200, body: changed, state: queueEvent({ ...state, alerts }, changed, 'alert.acknowledged') };
  },
};

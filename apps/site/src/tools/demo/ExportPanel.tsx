import { unbookedLoss } from 'tank-gauging/methods/balance';
import { isoAt } from 'tank-gauging/simulator/clock';
import { findTank } from 'tank-gauging/simulator/reading';
import type { Reading, Site, Tank } from 'tank-gauging/simulator/types';
import type { Session } from 'tank-gauging/watch/types';
import { routes } from '../../routes.ts';
import { formatCell } from '../../shared/format/format.ts';
import { resultHref } from '../../shared/handover/result-href.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { CopyButton, DownloadButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import styles from './LiveDemo.module.css';
import { ownCapacity, ownTag } from './own-tank.ts';
import { type DemoPlace, eventNames, writePlace } from './place.ts';
import { storyActions } from './run.ts';
import type { DemoView } from './use-demo.ts';

type Slow = { slow: boolean; onSlow: (slow: boolean) => void };

export function ExportPanel({ session, place, hydrated, text, slow, onSlow }: DemoView & Slow) {
  const { controls } = text;
  const { site } = session;
  const isOwn = place.own !== undefined || ownActions(place).length > 0;
  return (
    <div className={`${styles.takeaway} rule rule-below middle wrap spread gap-3 screen-only`}>
      <label className={`${styles.slow} small quiet touch inline-row gap-1`}>
        <input type="checkbox" checked={slow} disabled={!hydrated} onChange={(event) => onSlow(event.target.checked)} />
        <span>{controls.slow}</span>
      </label>
      <ToolActions>
        {/* Rendered from the start: appearing later, it would push the content below down. */}
        <Action
          label={isOwn ? controls.consult : controls.plain}
          to={hydrated && isOwn ? consultationHref(place, session) : routes.consultation}
          look="signal"
        />
        {/* The byte order mark tells Excel the encoding. */}
        <DownloadButton
          label={controls.download}
          disabled={!hydrated}
          file={reportName(site)}
          type="text/csv"
          content={() => `\uFEFF${report(site)}`}
        />
        <CopyButton
          label={controls.share}
          disabled={!hydrated}
          content={() => location.origin + location.pathname + writePlace(place)}
        />
      </ToolActions>
    </div>
  );
}

/** What the visitor did; the opening story is ours. */
const ownActions = ({ actions }: DemoPlace) =>
  actions.filter((action) => !storyActions.some((told) => JSON.stringify(told) === JSON.stringify(action)));

const rounded = (value: number, digits: number) => Number(value.toFixed(digits));

/**
 * Link to the consultation form with what was seen and tried: numbers, tags and known names only; the form has the
 * texts.
 */
function consultationHref(place: DemoPlace, { site, monitors, alarms, rules }: Session): string {
  const { tank, own } = place;
  const actions = ownActions(place);
  const { last } = findTank(site, tank);
  const days = monitors[tank]?.forecast.days;
  const alarm = alarms.find((each) => each.tank === tank && each.at > 0);
  const caused = actions.flatMap((action) => (action.kind === 'cause' ? action.event : [])).at(-1);
  const rule = actions.some((action) => action.kind === 'rule' && action.tank === tank) ? rules[tank] : undefined;
  const [day = '', clock = ''] = isoAt(site.now).split('T');
  return resultHref('demo', {
    lokasi: site.id,
    hari: day,
    jam: clock.slice(0, 5),
    tangki: tank,
    level: rounded(last.level, 1),
    ...(days !== undefined && { cukup: rounded(days, 1) }),
    ...(alarm && { alarm: `alarm-${alarm.kind}` }),
    ...(caused && { gangguan: eventNames[caused] }),
    ...(rule && { batasL: rule.low, batasH: rule.high, deadband: rule.deadband, tunda: rule.delay }),
    ...(rule?.lowLow !== undefined && { batasLL: rule.lowLow }),
    ...(rule?.highHigh !== undefined && { batasHH: rule.highHigh }),
    ...(own &&
      tank === ownTag && {
        bentuk: own.shape,
        muat: rounded(ownCapacity(own), 2),
        produk: own.medium,
        pakai: rounded(own.use, 3),
      }),
  });
}

const reportHours = 72;

const columns: Readonly<Record<string, (tank: Tank, before: Reading, after: Reading) => string>> = {
  waktu: (_, __, { at }) => isoAt(at),
  tangki: ({ spec }) => spec.id,
  isi_tangki: ({ spec }) => (/[;"]/.test(spec.content) ? `"${spec.content.replaceAll('"', '""')}"` : spec.content),
  level_persen: (_, __, { level }) => formatCell(level, 2),
  volume_kL: (_, __, { volume }) => formatCell(volume, 3),
  volume_15C_kL: (_, __, { standard }) => formatCell(standard, 3),
  suhu_C: (_, __, { temperature }) => formatCell(temperature, 1),
  tekanan_bar: (_, __, { pressure }) => formatCell(pressure, 2),
  terima_kL: (_, before, after) => formatCell(after.received - before.received, 3),
  salur_kL: (_, before, after) => formatCell(after.issued - before.issued, 3),
  selisih_kL: (_, before, after) => formatCell(unbookedLoss(before, after), 3),
  sumber: () => 'simulasi',
};

/**
 * Hourly readings of all tanks over three days as CSV for Indonesian spreadsheets. The shared `csv` function guards
 * against formulas and would turn negative balances into text; nothing here is user input.
 */
export function report({ tanks, now }: Site): string {
  const lines = tanks.flatMap((tank) =>
    tank.hours.flatMap((after, index) => {
      const before = tank.hours[index - 1];
      if (!before || after.at <= now - reportHours * 60) return [];
      const cells = Object.values(columns).map((cell) => cell(tank, before, after));
      return [cells.join(';')];
    }),
  );
  return `${[Object.keys(columns).join(';'), ...lines].join('\r\n')}\r\n`;
}

export const reportName = ({ id, now }: Site): string =>
  `simulasi-${id}-${isoAt(now).slice(0, 16).replace(/[-:]/g, '').replace('T', '-')}.csv`;

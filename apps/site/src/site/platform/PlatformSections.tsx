import { joinTexts } from 'contract/marked';
import { itemAt } from 'tank-gauging/item-at';
import { lossIncident, lossPeriod } from '../../plant/terminal/incident.ts';
import { findTankView } from '../../plant/terminal/terminal.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { Actions } from '../../shared/ui/Action.tsx';
import { Band } from '../../shared/ui/Band.tsx';
import { Fold } from '../../shared/ui/Fold.tsx';
import { PointList } from '../../shared/ui/List.tsx';
import { DataTable, FactTable } from '../../shared/ui/Table.tsx';
import { Text } from '../../shared/ui/Text.tsx';
import styles from './PlatformSections.module.css';
import type { PlatformPage } from './schema.ts';

/** The features as six cards: capabilities, and the benefit for the buyer. */
export function PlatformFeatures({ items, benefit: label, ...heading }: PlatformPage['features']) {
  return (
    <Band id="kemampuan" {...heading}>
      <ul className={`${styles.features} columns-3`}>
        {items.map(({ title, capabilities, benefit }) => (
          <li key={title.plain} className="topped-2 rule-strong column gap-1 whole">
            <Text.h3 className="heading strong">{title}</Text.h3>
            <div className="grow">
              <PointList items={capabilities} />
            </div>
            <p className="measured strong">
              <Text.span className="visually-hidden">{label}</Text.span> <Text>{benefit}</Text>
            </p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

/** Three interfaces to the same data. */
export function ApiFirst({ cards, more, ...heading }: PlatformPage['api']) {
  return (
    <Band id="api" opening="spread" {...heading}>
      <ul className="columns-3 gap-3">
        {cards.map(({ title, note, description }) => (
          <li key={title.plain} className="rule-strong padded-2">
            <div className="spread wrap">
              <Text.h3 className="heading">{title}</Text.h3>
              <Text.p className="figures faint small">{note}</Text.p>
            </div>
            <Text.p className="note above-1">{description}</Text.p>
          </li>
        ))}
      </ul>
      <Actions items={[more]} />
    </Band>
  );
}

/** Service levels, the uptime as headline, with the infrastructure and security behind them. */
export function ServiceLevels({ levels, others: caption, cloud, security, ...heading }: PlatformPage['service']) {
  const [uptime, ...others] = levels;
  const rows = others.map(({ label, number, note }) => ({
    name: label,
    value: joinTexts(note ? [number, note] : [number], '. '),
  }));
  return (
    <Band id="infrastruktur" ground="tint" opening="number" number={uptime?.number} {...heading}>
      <div className={`${styles.service} columns-3 gap-4`}>
        <div className={styles.levels}>
          <FactTable caption={<Text.p className="heading strong">{caption}</Text.p>} rows={rows} />
        </div>
        {[cloud, security].map(({ title, rows }) => (
          <div key={title.plain}>
            <FactTable caption={<Text.h3 className="heading">{title}</Text.h3>} rows={rows} />
          </div>
        ))}
      </div>
    </Band>
  );
}

type AlertsProps = PlatformPage['alerts'] & { mobile: PlatformPage['mobile']; engine: PlatformPage['ai']['engine'] };

/**
 * Escalation of one night's alarm in steps: who was called when and by which rule, and how it ended; beside it the
 * mobile app. Details of alarms and detection engine are folded below.
 */
export function Alerts({ steps, answers, end, kinds, mobile, engine, ...heading }: AlertsProps) {
  return (
    <Band id="alarm" {...heading}>
      <div className={`${styles.layout} stack-5`}>
        <ol>
          {lossIncident.calls.map(({ time, who, how, accepted }, index) => (
            <li key={time} className={styles.step}>
              <p className="large figures">{time}</p>
              <div>
                <h3 className="heading">{who}</h3>
                <p className="strong">
                  {how}, <Text>{accepted ? answers.accepted : answers.unanswered}</Text>
                </p>
                <Text.p className="quiet">{itemAt(steps, index)}</Text.p>
              </div>
            </li>
          ))}
          <li className={styles.step}>
            <p className="large figures measured">{lossIncident.accepted}</p>
            <div>
              <Text.h3 className="heading">{end.title}</Text.h3>
              <Text.p className="quiet">{end.description}</Text.p>
            </div>
          </li>
        </ol>
        <MobileApp {...mobile} />
      </div>
      <Fold title={kinds.caption}>
        <DataTable {...kinds} quiet stack />
        <Text.p className="note above-3">{kinds.note}</Text.p>
      </Fold>
      <Fold title={engine.title}>
        <DataTable
          caption={engine.caption}
          quiet
          columns={engine.columns}
          stack
          rows={engine.methods.map(({ title, method, input, output }) => [title, method, input, output])}
        />
        <Text.p className="note measure above-4">{engine.limit}</Text.p>
      </Fold>
    </Band>
  );
}

/** Phone of the person whom the escalation reached, and further functions of the app. */
function MobileApp({ screen, title, lead, points }: PlatformPage['mobile']) {
  return (
    <div id="aplikasi" className={`${styles.app} stack-5`}>
      <figure>
        <AlarmScreen {...screen} />
        <Text.figcaption className="label centred above-1">{screen.caption}</Text.figcaption>
      </figure>
      <div>
        <Text.h3 className="large">{title}</Text.h3>
        <Text.p className="quiet above-1">{lead}</Text.p>
        <ul className="above-2">
          {points.map((point) => (
            <li key={point.title.plain} className="rule padded-1">
              <Text.p className="strong">{point.title}</Text.p>
              <Text.p className="note">{point.description}</Text.p>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const call = lossIncident.calls.at(-1);
const subject = findTankView(lossIncident.tag);

/** Third call of the night, before it is accepted. The buttons are part of the picture and do nothing. */
function AlarmScreen({ title, lost, since, yours, accept, pass }: PlatformPage['mobile']['screen']) {
  return (
    <div className={`${styles.phone} column gap-2`}>
      <p className="label quiet">{call?.time}</p>
      <Text.p className="heading strong">{title}</Text.p>
      <div className={styles.alarm}>
        <p>
          <span className="figures">{subject.tag}</span>
          {` ${subject.content}`}
        </p>
        <p className={`${styles.lost} figures`}>{formatUnit(lossPeriod.atAlarm, 'kL', 1)}</p>
        <Text.p>{lost}</Text.p>
        <Text.p>{since}</Text.p>
      </div>
      <p className="quiet grow">
        {call?.who}: <Text>{yours}</Text>
      </p>
      <Text.p className={`${styles.button} dark centred strong`}>{accept}</Text.p>
      <Text.p className={`${styles.button} centred strong`}>{pass}</Text.p>
    </div>
  );
}

/** The four connected systems, the data that flows in both directions, and the protocols. */
export function Integrations({ columns, items, ...heading }: PlatformPage['integrations']) {
  return (
    <Band id="integrasi" ground="tint" opening="figure" {...heading}>
      <DataTable
        stack
        quiet
        caption={heading.title}
        columns={columns}
        rows={items.map(({ code, name, out, back, via }) => [joinTexts([code, name]), out, back, via])}
      />
    </Band>
  );
}

import { lazy } from 'react';
import { neededQuantities } from 'tank-gauging/picker/judge';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { Picture } from '../../shared/ui/Picture.tsx';
import { flowHref } from '../kit/flow.ts';
import { BudgetTable, DecisionSheet, RadioPane } from '../picker/DecisionSheet.tsx';
import type { PickerResult } from '../picker/pick.ts';
import { answer, judging } from '../picker/picker.words.ts';
import { figureText, sourceTitle } from '../picker/words.ts';
import { deferred } from './deferred.tsx';
import { sayTank } from './judged-words.ts';
import styles from './SensorFace.module.css';
import { buildSheet } from './sheet.ts';
import type { TankFileView } from './words.ts';

const { words } = answer;
const folded = () => import('../picker/Folded.tsx');
const MediumFacts = lazy(async () => ({ default: (await folded()).MediumFacts }));
const Mounting = lazy(async () => ({ default: (await folded()).Mounting }));
const SurveyPaper = lazy(async () => ({ default: (await folded()).SurveyPaper }));
const TenderPaper = lazy(async () => ({ default: (await folded()).TenderPaper }));

const isPossible = ({ result }: TankFileView) => result.picked.impossible.length === 0;

/** Recommended devices with their conditions; nothing for contradictory answers. */
export function Recommended(view: TankFileView) {
  const { text, data, values, result } = view;
  const { sensor, sensors, companions, radio, radios, conditions } = result.picked;
  if (!isPossible(view)) return null;
  const picture = data.catalogue.sensors.find(({ id }) => id === sensor?.record.id)?.picture;
  const perlu = judging.quantities[neededQuantities[values.task][0]];
  return (
    <div className="stack-3">
      <div className={`${styles.answer} whole`}>
        {picture && (
          <CornerFrame className={styles.frame}>
            <Picture {...picture} className={styles.picture} />
          </CornerFrame>
        )}
        <div className="stack-1 slim">
          <p className="label">{words.sensor}</p>
          <p className="amount larger">{sensor?.record.title ?? words.noSensor}</p>
          {!sensor && <Nothing lead={fillSlots(words.noSensorLead, { perlu })} nearest={sensors[0]} />}
          {companions.map(({ quantity, sensor: companion }) => (
            <p key={quantity} className="quiet">
              {companion
                ? fillSlots(judging.judged.companion, { alat: companion.record.title })
                : fillSlots(judging.judged.noCompanion, { perlu: judging.quantities[quantity] })}
            </p>
          ))}
          <p className="label">{words.radio}</p>
          <p className="amount large">{radio?.record.title ?? words.noRadio}</p>
          {!radio && <Nothing lead={words.noRadioLead} nearest={radios[0]} />}
        </div>
      </div>
      {sayTank(result, text).installed.map(([label, value]) => (
        <p key={label} className="measure">
          <span className="label">{label}</span> <span className="block">{value}</span>
        </p>
      ))}
      {conditions.length > 0 && (
        <div className="stack-1">
          <p className="label">{words.conditions}</p>
          <div className={`${styles.conditions} stack-1 print-block`}>
            {conditions.map(({ name, reasons }) => (
              <div key={name} className="measure">
                <p className="small strong">{name}</p>
                <ul className={`${styles.dots} quiet stack-1`}>
                  {reasons.map((reason) => (
                    <li key={reason}>{reason}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

interface NothingProps {
  lead: string;
  nearest: PickerResult['sensors' | 'radios'][number] | undefined;
}

function Nothing({ lead, nearest }: NothingProps) {
  if (!nearest) return null;
  return (
    <div className={`${styles.nothing} quiet measure stack-1`}>
      <p>{lead}</p>
      <p className="plain strong">{`${fillSlots(words.nearest, { alat: nearest.record.title })}. ${words.change}:`}</p>
      <ul className={styles.dots}>
        {nearest.findings.flatMap(({ change }) => (change ? <li key={change}>{change}</li> : []))}
      </ul>
    </div>
  );
}

/** Data sheets of the recommended devices, of the given places. */
export function Datasheets({ data, result, from, to }: TankFileView & { from: number; to?: number }) {
  const { sensor, companions } = result.picked;
  const picked = [sensor, ...companions.map((companion) => companion.sensor)];
  return picked
    .flatMap((found, at) => {
      const { title = '', id, datasheet } = data.catalogue.sensors.find((one) => one.id === found?.record.id) ?? {};
      const label = fillSlots(words.datasheet, { alat: title });
      return datasheet ? <Action key={id} label={label} {...datasheet} look={at ? 'plain' : 'line'} /> : [];
    })
    .slice(from, to);
}

/** Link to the ROI of the recommended network. */
export function RoiLink(view: TankFileView) {
  const { values, tool, result } = view;
  const { radio } = result.picked;
  if (!isPossible(view) || tool.refused) return null;
  // A radio without a battery uses site power.
  const jaringan = values.power !== 'listrik' && radio?.record.batteryYears ? radio.record.id : 'listrik';
  return <Action label={words.roi} to={flowHref('roi', { jaringan, selang: Number(values.interval) })} look="plain" />;
}

function UncataloguedInstruments({ result }: TankFileView) {
  return (
    <div className="stack-3">
      <p className="quiet measure">{words.outsideLead}</p>
      <ul className={`${styles.dots} stack-3`}>
        {result.picked.outside.map(({ title, reason, source }) => (
          <li key={reason} className="measure">
            <strong>{`${title}.`}</strong> <span>{reason}</span>
            <small className="block faint">{`${words.evidence}: ${sourceTitle(source)}`}</small>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Tender documents for all saved tanks, plus the current one unless it is saved. */
function Tender({ data, text, words: toolWords, values, tool }: TankFileView) {
  const isKept = tool.scenarios.some((kept) => JSON.stringify(kept.values) === JSON.stringify(values));
  const all = [...tool.scenarios, ...(isKept ? [] : [{ name: words.present, values }])];
  const tanks = all.map((one) => ({ name: one.name, ...buildSheet(one.values, data.catalogue).picked }));
  return <TenderPaper tanks={tanks} fields={text.fields} toolWords={toolWords} refused={tool.refused} />;
}

/** Parts on the choice of devices; `first`: the main ones stand open. With contradictory answers nothing is judged or handed to bidders. */
export function answerParts(first: boolean) {
  const main = first ? { open: () => true, eager: true } : {};
  return [
    {
      title: () => words.sensorTable,
      when: isPossible,
      ...main,
      draw: deferred(({ result }) => <DecisionSheet picked={result.picked} kind="sensors" />),
    },
    ...(first
      ? [
          {
            title: () => judging.budget.title,
            amount: ({ text, result }: TankFileView) => sayTank(result, text).error,
            when: (view: TankFileView) => isPossible(view) && view.result.picked.sensor?.budget !== undefined,
            ...main,
            draw: deferred(({ result }) => <BudgetTable sensor={result.picked.sensor} />),
          },
          {
            title: () => words.outside,
            when: (view: TankFileView) => isPossible(view) && view.result.picked.outside.length > 0,
            ...main,
            draw: deferred(UncataloguedInstruments),
          },
        ]
      : []),
    {
      title: () => words.mounting,
      when: ({ values, result }: TankFileView) =>
        values.opening === 'atas' && ['radar', 'ultrasonik'].includes(result.picked.sensor?.record.id ?? ''),
      draw: deferred(({ text, result }) => <Mounting picked={result.picked} fields={text.fields} />),
    },
    {
      title: ({ result }: TankFileView) => result.picked.tank.content.name,
      amount: ({ result }: TankFileView) => {
        const { dielectric } = result.picked.tank.content;
        return dielectric ? `${judging.medium.dielectric}\u00a0${figureText(dielectric)}` : judging.medium.noSource;
      },
      when: isPossible,
      draw: deferred(({ result }) => <MediumFacts picked={result.picked} />),
    },
    {
      title: () => words.radioTable,
      amount: ({ result }: TankFileView) => result.picked.radio?.record.title ?? words.noRadio,
      when: isPossible,
      draw: deferred(({ result }) => <RadioPane picked={result.picked} />),
    },
    {
      title: () => words.checklist,
      when: isPossible,
      draw: deferred(({ text, tool, result }) => (
        <SurveyPaper picked={result.picked} print={text.actions.print} refused={tool.refused} />
      )),
    },
    { title: () => words.tor, when: isPossible, draw: deferred(Tender) },
  ];
}

import { yearsText } from '../../plant/radio/battery.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import { flowHref } from '../kit/flow.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import type { VerdictText } from '../kit/Verdict.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import type { Answers } from './inputs.ts';
import { quantitiesFor, type SensorRecord } from './judge.ts';
import { asksFor, errorLitres, mm } from './medium.ts';
import type { PickerData, Picking, Recommendation } from './picking.ts';
import styles from './SensorPane.module.css';
import type { PickerText } from './schema.ts';

export const balloon = ({ code, order }: SensorRecord) => <Balloon code={code} number={order} size={44} />;

const labelOf = (fields: PickerText['fields']) => (name: string) =>
  Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].label : name;

/** The answers beside what they lead to: the recommendation, its datasheets, and what to do with it. */
export function SensorPane({ data, picking }: { data: PickerData; picking: Picking }) {
  const { text, words: shared, sensors } = data;
  const { tool, tank, result, consultation } = picking;
  const { words } = text;
  const possible = result.impossible.length === 0;
  // A radio without a battery of its own draws from the site.
  const jaringan = tank.daya !== 'listrik' && result.radio?.record.batteryYears ? result.radio.record.id : 'listrik';
  const picked = [result.sensor, ...result.companions.map(({ sensor }) => sensor)].flatMap(
    (found) => sensors.find(({ id }) => id === found?.record.id) ?? [],
  );
  const datasheets = picked.map(({ id, title, datasheet }, at) => (
    <Action
      key={id}
      label={fillSlots(words.datasheet, { alat: title })}
      {...datasheet}
      look={at === 0 ? 'line' : 'plain'}
    />
  ));
  return (
    <Instrument
      words={shared}
      tool={tool}
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={<AnswerFields data={data} picking={picking} />}
      labelOf={labelOf(text.fields)}
      verdict={pickerVerdict(result, text)}
    >
      {possible && (
        <Recommended
          answers={tank}
          result={result}
          picture={sensors.find(({ id }) => id === result.sensor?.record.id)?.picture}
          text={text}
        />
      )}
      <ToolControls
        words={shared}
        tool={tool}
        labels={{ consult: words.ask, share: words.share, reset: words.reset }}
        consultation={consultation}
        more={
          <>
            {datasheets.slice(1)}
            {possible && !tool.refused && (
              <>
                <Action label={words.alarm} to={flowHref('alarm', { selang: Number(tank.jeda) })} look="plain" />
                <Action label={words.roi} to={flowHref('roi', { jaringan, selang: Number(tank.jeda) })} look="plain" />
              </>
            )}
          </>
        }
      >
        {datasheets[0]}
        <PrintButton label={words.print} disabled={tool.refused} />
      </ToolControls>
    </Instrument>
  );
}

/** The recommendation in one sentence; of a tank that cannot be, why not. */
function pickerVerdict(
  { impossible, sensor, radio }: Recommendation,
  { words, verdicts, impossible: reasons }: PickerText,
): VerdictText {
  if (impossible.length > 0) {
    const more = (
      <ul>
        {impossible.map((name) => (
          <li key={name}>{reasons[name]}</li>
        ))}
      </ul>
    );
    return { sentence: words.impossible, state: 'bad', more };
  }
  if (!sensor) return { sentence: words.pickNone, state: 'bad' };
  const alat = sensor.record.title;
  if (!radio) return { sentence: fillSlots(words.pickAlone, { alat }), state: 'bad' };
  const worse = sensor.verdict === 'fits' ? radio.verdict : sensor.verdict;
  const slots = { alat, jaringan: radio.record.title, hasil: verdicts[worse].toLowerCase() };
  return { sentence: fillSlots(words.pick, slots), state: 'good' };
}

interface RecommendedProps {
  answers: Answers;
  result: Recommendation;
  /** Of the recommended sensor. */
  picture: PictureProps | undefined;
  text: PickerText;
}

/** The answer: sensor and network with the figures that follow from them, or plainly that nothing fits. */
function Recommended({ answers, result, picture, text }: RecommendedProps) {
  const { sensor, companions, radio, sensors } = result;
  const { words, quantities } = text;
  const [task] = quantitiesFor(answers.ukur);
  return (
    <div className={styles.answer}>
      {picture && (
        <CornerFrame className={styles.frame}>
          <Picture {...picture} className={styles.picture} />
        </CornerFrame>
      )}
      <div className={styles.words}>
        <p className={`${styles.label} label`}>{words.sensor}</p>
        <p className={styles.name}>{sensor?.record.title ?? words.noSensor}</p>
        {!sensor && (
          <Nothing
            lead={fillSlots(words.noSensorLead, { perlu: quantities[task] })}
            nearest={sensors[0]}
            words={words}
          />
        )}
        {companions.map(({ quantity, sensor: companion }) => (
          <p key={quantity} className={`${styles.companion} quiet`}>
            {companion
              ? fillSlots(words.companions, { alat: companion.record.title })
              : fillSlots(words.noCompanion, { perlu: quantities[quantity] })}
          </p>
        ))}
        <p className={`${styles.label} label`}>{words.radio}</p>
        <p className={`${styles.network} larger`}>{radio?.record.title ?? words.noRadio}</p>
        {!radio && <Nothing lead={words.noRadioLead} nearest={result.radios[0]} words={words} />}
      </div>
      <div className={styles.readings}>
        <Readings items={readings(answers, result, text)} />
      </div>
    </div>
  );
}

interface NothingProps {
  lead: string;
  nearest: Recommendation['sensors'][number] | Recommendation['radios'][number] | undefined;
  words: PickerText['words'];
}

/** Says that nothing fits, what comes nearest, and what would have to change for it. */
function Nothing({ lead, nearest, words }: NothingProps) {
  return (
    <div className={`${styles.nothing} quiet measure stack-1`}>
      <p>{lead}</p>
      {nearest && (
        <>
          <p className="plain strong">
            {fillSlots(words.nearest, { alat: nearest.record.title })}. {words.change}:
          </p>
          <ul className={styles.changes}>
            {nearest.findings.flatMap(({ change }) => (change ? <li key={change}>{change}</li> : []))}
          </ul>
        </>
      )}
    </div>
  );
}

function readings(answers: Answers, { sensor, radio }: Recommendation, { words, fields }: PickerText) {
  const error = sensor?.errorMm;
  const litres = errorLitres(error, answers);
  const byLevel = asksFor.isian(answers);
  const life = answers.daya === 'listrik' ? undefined : radio?.life;
  const slots = {
    ...(litres !== undefined && { liter: `±${formatUnit(litres, 'L')}` }),
    diameter: `${formatFree(answers.diameter)}\u00a0m`,
    isian: `${formatFree(answers.isian)}%`,
    bentuk: fields.bentuk.options[answers.bentuk] ?? '',
    jeda: fields.jeda.options[answers.jeda] ?? '',
    tertulis: radio?.record.batteryLife ?? '',
  };
  const errorNote = litres === undefined ? words.errorUnknown : byLevel ? words.errorNoteLevel : words.errorNote;
  const lifeNote = answers.daya === 'surya' ? `${words.lifeSolar}. ${words.lifeNote}` : words.lifeNote;
  return [
    {
      label: words.error,
      value: error === undefined ? '–' : `±${mm(error)}`,
      note: error === undefined ? (sensor ? words.errorNone : words.noSensor) : fillSlots(errorNote, slots),
    },
    {
      label: words.life,
      value: life ? yearsText(life) : '–',
      note: life ? fillSlots(lifeNote, slots) : radio ? words.lifeMains : words.noRadio,
    },
  ];
}

import { yearsText } from '../../plant/radio/battery.ts';
import { formatUnit } from '../../shared/format/format.ts';
import { formatFree } from '../../shared/format/parse-number.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { CornerFrame } from '../../shared/ui/CornerFrame.tsx';
import { Picture, type PictureProps } from '../../shared/ui/Picture.tsx';
import { Readings } from '../../shared/ui/ToolSheet.tsx';
import type { Answers } from './inputs.ts';
import { mm } from './millimetres.ts';
import styles from './Recommended.module.css';
import type { Recommendation } from './recommend.ts';
import type { PickerText } from './schema.ts';
import { quantitiesFor } from './sensors.ts';
import { asksFor, errorLitres } from './surface.ts';

interface RecommendedProps {
  answers: Answers;
  result: Recommendation;
  /** Of the recommended sensor. */
  picture: PictureProps | undefined;
  text: PickerText;
}

/** The answer: sensor and network with the figures that follow from them, or plainly that nothing fits. */
export function Recommended({ answers, result, picture, text }: RecommendedProps) {
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

import { yearsText } from '../../plant/radio/battery.ts';
import { resultHref } from '../../shared/handover/prepared-result.ts';
import { type Criterion, radioCriteria, sensorCriteria } from '../../shared/records/selection-fields.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { classes } from '../../shared/ui/classes.ts';
import type { PictureProps } from '../../shared/ui/Picture.tsx';
import { CopyButton, DownloadButton, PrintButton, ShareButton, ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions, ToolSheet } from '../../shared/ui/ToolSheet.tsx';
import { useInputs } from '../kit/useInputs.ts';
import { AnswerFields } from './AnswerFields.tsx';
import { DecisionTable } from './DecisionTable.tsx';
import { inputs } from './inputs.ts';
import { PaperSheet } from './PaperSheet.tsx';
import { slotsOf, toMarkdown, toPlainText, write } from './papers.ts';
import { RadioScale } from './RadioScale.tsx';
import { Reasons } from './Reasons.tsx';
import { Recommended } from './Recommended.tsx';
import type { RadioRecord } from './radios.ts';
import { recommend } from './recommend.ts';
import styles from './SensorPicker.module.css';
import type { PickerText } from './schema.ts';
import { mm, type SensorRecord } from './sensors.ts';

interface SensorPickerProps {
  text: PickerText;
  sensors: readonly (SensorRecord & { picture: PictureProps })[];
  radios: readonly RadioRecord[];
}

const balloon = ({ code, order }: SensorRecord) => <Balloon code={code} number={order} size={44} />;

/** Instrument selection sheet: every answer on the left, every instrument judged on the right, two papers under it. */
export function SensorPicker({ text, sensors, radios }: SensorPickerProps) {
  const tool = useInputs(inputs);
  const { values } = tool;
  const { words } = text;
  const result = recommend(values, { sensors, radios }, text);
  const slots = slotsOf(values, result, text);
  const tor = write(text.tor, values, slots);
  const href = resultHref('pemilih-sensor', {
    isi: values.isi,
    tinggi: values.tinggi,
    zona: values.zona,
    sensor: result.sensor?.record.id ?? 'tanpa-sensor',
    jaringan: result.radio?.record.id ?? 'tanpa-jaringan',
  });
  const answer: Partial<Record<Criterion, string | undefined>> = {
    ...slots,
    besaran: slots['ukur'],
    rentang: `${slots['ruang']} – ${slots['tinggi']}`,
    pasang: slots['nosel'],
  };
  const rows = (criteria: readonly Criterion[]) => criteria.map((about) => ({ about, answer: answer[about] ?? '' }));
  const byOrder = <T extends { record: { order: number } }>(items: readonly T[]) =>
    [...items].sort((a, b) => a.record.order - b.record.order);
  const pictures = Object.fromEntries(sensors.map(({ id, picture }) => [id, picture]));

  return (
    <div className={styles.picker}>
      <ToolSheet
        inputsTitle={text.inputs}
        resultTitle={text.result}
        inputs={
          <>
            <AnswerFields text={text} tool={tool} />
            {/* On a phone the result is far below; this says it while the answers are given. Spoken where it stands. */}
            <p className={classes(styles.standing, 'wrap spread', 'screen-only')} aria-hidden="true">
              {result.sensor?.record.title ?? words.noSensor}
              <span className={styles.standingRadio}>{result.radio?.record.title ?? words.noRadio}</span>
            </p>
          </>
        }
      >
        <Recommended answers={values} result={result} pictures={pictures} text={text} />
        <ToolActions>
          <Action label={words.ask} to={href} look="signal" />
          <ShareButton label={words.share} />
          <ToolButton label={words.reset} onClick={tool.reset} />
        </ToolActions>
        <DecisionTable
          caption={words.sensorTable}
          text={text}
          rows={rows(sensorCriteria)}
          items={byOrder(result.sensors)}
          chosen={result.sensor?.record.id}
          head={balloon}
        />
      </ToolSheet>
      <Reasons
        title={words.reasons}
        note={words.rank}
        text={text}
        items={result.sensors}
        head={balloon}
        facts={({ errorMm }) => (errorMm === undefined ? '' : `±${mm(errorMm)}`)}
        wide
      />
      <section className="stack-5 top slim" aria-label={words.radio}>
        <h3 className={styles.title}>{words.scale}</h3>
        <div className={styles.columns}>
          <div className="stack-5 top slim">
            <RadioScale items={byOrder(result.radios)} distance={values.jarak} words={words} />
            <DecisionTable
              caption={words.radioTable}
              text={text}
              rows={rows(radioCriteria)}
              items={byOrder(result.radios)}
              chosen={result.radio?.record.id}
            />
          </div>
          <Reasons
            title={words.radioReasons}
            note={words.radioRank}
            text={text}
            items={result.radios}
            facts={({ record, life }) => `${record.range}; ${life ? yearsText(life) : words.mains}`}
          />
        </div>
      </section>
      <div className={styles.papers}>
        <PaperSheet {...text.checklist} chapters={write(text.checklist, values, slots)} ticks>
          <ToolActions>
            <PrintButton label={words.print} />
          </ToolActions>
        </PaperSheet>
        <PaperSheet {...text.tor} chapters={tor}>
          <ToolActions>
            <CopyButton label={words.copy} content={() => toMarkdown(text.tor.title, text.tor.note, tor)} />
            <DownloadButton
              label={words.markdown}
              file="naskah-kebutuhan.md"
              type="text/markdown"
              content={() => toMarkdown(text.tor.title, text.tor.note, tor)}
            />
            <DownloadButton
              label={words.plain}
              file="naskah-kebutuhan.txt"
              type="text/plain"
              content={() => toPlainText(text.tor.title, text.tor.note, tor)}
            />
          </ToolActions>
        </PaperSheet>
      </div>
    </div>
  );
}

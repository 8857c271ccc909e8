import type { ReactNode } from 'react';
import { yearsText } from '../../plant/radio/battery.ts';
import { rangePosition } from '../../plant/radio/connectivity-chart.ts';
import { type Criterion, mediumFigures, radioCriteria, traitNames } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { byOrder, DecisionTable, Reasons, rowsOf } from './DecisionTable.tsx';
import styles from './Folded.module.css';
import { type JudgedRadio, noted, type RadioRecord, traitWord } from './judge.ts';
import { celsius, distanceText, sourceOf } from './medium.ts';
import { type Chapter, paperText, together, write } from './papers.ts';
import { papers } from './papers.words.ts';
import { judging } from './picker.words.ts';
import { type PickerView, pick } from './picking.ts';

/** What the table says of the medium, each figure with its source; the qualities are the site's own judgement. */
export function MediumFacts({ result }: PickerView) {
  const { medium: words } = judging;
  const { content } = result.tank;
  const figures = mediumFigures.map((name) => {
    const figure = content[name];
    const unit = name === 'density' ? 'kg/L' : '';
    return [words[name], figure ? noted(figure, unit) : words.noSource, figure ? sourceOf(figure.source) : '–'];
  });
  const points = (['boils', 'melts'] as const).flatMap((name) => {
    const point = content[name];
    return point ? [[words[name], celsius(point.at), sourceOf(point.source)]] : [];
  });
  const traits = traitNames.map((name) => [words.labels[name], traitWord(content, name), words.judgement]);
  return (
    <DataTable
      caption={content.name}
      quiet
      columns={[words.property, words.value, words.source]}
      rows={[...figures, ...points, ...traits]}
      stack
    />
  );
}

const radioNames: readonly Criterion[] = radioCriteria;

/** Every radio judged: its reach against the distance, its battery, the decision table, and the reasons beside them. */
export function RadioPane({ text, values, result }: PickerView) {
  const { words } = text;
  const facts = ({ record, life }: JudgedRadio) => `${record.range}; ${life ? yearsText(life) : words.mains}`;
  return (
    <div className={styles.columns}>
      <div className="stack-5 top slim">
        <figure className="stack-2">
          <figcaption>
            <h3 className="heading">{words.scale}</h3>
            <p className="note">{fillSlots(words.here, { jarak: distanceText(values.jarak) })}</p>
          </figcaption>
          <ul>
            {byOrder(result.radios).map((item) => (
              <li key={item.record.id} className={`${styles.radio} rule stack-1`}>
                <p className="spread wrap">
                  <strong>{item.record.title}</strong> <span className="figures small">{facts(item)}</span>
                </p>
                <Reach record={item.record} distance={values.jarak} />
              </li>
            ))}
          </ul>
        </figure>
        <DecisionTable
          caption={words.radioTable}
          text={text}
          rows={rowsOf(radioNames, text, result)}
          items={byOrder(result.radios)}
          chosen={result.radio?.record.id}
        />
      </div>
      <div>
        <Reasons note={words.radioRank} text={text} items={result.radios} facts={facts} />
      </div>
    </div>
  );
}

/** How far a network reaches for sure, how far at best, and where the tank stands; without a range it reaches everywhere. */
function Reach({ record: { rangeKm }, distance }: { record: RadioRecord; distance: number }) {
  const at = (km: number) => Math.min(100, Math.max(0, rangePosition(km)));
  const [sure, best] = rangeKm ? [at(rangeKm.from), at(rangeKm.to)] : [100, 100];
  return (
    <svg className={`${styles.reach} full`} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
      <rect className="liquid" width={best} height="10" />
      <rect className="solid" width={sure} height="10" />
      <path className={styles.here} d={`M${at(Math.max(distance, 0.03))} -4V14`} />
    </svg>
  );
}

/** What the survey looks at. */
export function SurveyPaper({ text: { words, actions }, result: { tank, slots }, tool }: PickerView) {
  const { note } = papers.checklist;
  return (
    <PaperSheet title={words.checklist} note={note} chapters={write(papers.checklist, tank, slots)} ticks>
      <PrintButton label={actions.print} disabled={tool.refused} />
    </PaperSheet>
  );
}

/** The requirements for bidders: for every tank that was kept, and for the one on the sheet unless it is one of them. */
export function TenderPaper({ data, text: { words }, values, tool }: PickerView) {
  const { tor: title } = words;
  const { note } = papers.tor;
  const isKept = tool.scenarios.some((kept) => JSON.stringify(kept.values) === JSON.stringify(values));
  const tanks = [...tool.scenarios, ...(isKept ? [] : [{ name: words.present, values }])];
  const chapters = together(
    tanks.map((each) => {
      const { tank, slots } = pick(each.values, data);
      return write(papers.tor, tank, slots);
    }),
    (numbers, line) => {
      const names = numbers.map((number) => tanks[number - 1]?.name ?? '');
      return `${fillSlots(words.tankLine, { nama: names.join(', ') })} ${line}`;
    },
  );
  const markdown = () => paperText(title, note, chapters, true);
  const held = tool.refused;
  return (
    <PaperSheet title={title} note={note} chapters={chapters}>
      <CopyButton label={words.copy} disabled={held} content={markdown} />
      <DownloadButton
        label={words.markdown}
        file="naskah-kebutuhan.md"
        type="text/markdown"
        disabled={held}
        content={markdown}
      />
      <DownloadButton
        label={words.plain}
        file="naskah-kebutuhan.txt"
        type="text/plain"
        disabled={held}
        content={() => paperText(title, note, chapters, false)}
      />
    </PaperSheet>
  );
}

interface PaperSheetProps {
  title: string;
  note: string;
  chapters: readonly Chapter[];
  /** A box to tick before each line, in place of its number. */
  ticks?: boolean;
  /** The controls under it. */
  children: ReactNode;
}

/** A paper that the answers wrote, as it will be printed. */
function PaperSheet({ title, note, chapters, ticks = false, children }: PaperSheetProps) {
  return (
    <section className={`${styles.paper} stack-4 top slim boxed`} aria-label={title}>
      <h3 className="large">{title}</h3>
      <p className="caption measure">{note}</p>
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <section key={chapter.title} className={styles.chapter}>
            <h4 className={styles.line}>
              <span className="label">{index + 1}</span> {chapter.title}
            </h4>
            <ol>
              {chapter.lines.map((line, at) => (
                <li key={line} className={`${styles.line} quiet measure`}>
                  <span className={ticks ? styles.tick : 'label'} aria-hidden="true">
                    {!ticks && `${index + 1}.${at + 1}`}
                  </span>
                  {line}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      <ToolActions>{children}</ToolActions>
    </section>
  );
}

import type { ReactNode } from 'react';
import { yearsText } from '../../plant/radio/battery.ts';
import { type Criterion, mediumFigures, radioCriteria, traitNames } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { RangeBars } from '../kit/charts/RangeBars.tsx';
import { byOrder, DecisionTable, Reasons, rowsOf } from './DecisionTable.tsx';
import styles from './Folded.module.css';
import { noted, traitWord } from './judge.ts';
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

/** Ends of the scale of distances, km; each part of it is ten times the one before. */
const [nearest, farthest] = [0.03, 30];
const tenfold = (km: number) => Math.log10(Math.min(farthest, Math.max(nearest, km)) / nearest);
const radioNames: readonly Criterion[] = radioCriteria;

/** Every radio judged: its reach against the distance, its battery, the decision table, and the reasons beside them. */
export function RadioPane({ text, values, result }: PickerView) {
  const { words } = text;
  const bars = byOrder(result.radios).map(({ record: { title, rangeKm, range }, life }) => ({
    label: title,
    from: 0,
    to: tenfold(rangeKm?.from ?? farthest),
    spread: rangeKm && rangeKm.to > rangeKm.from ? ([tenfold(rangeKm.from), tenfold(rangeKm.to)] as const) : undefined,
    cells: [rangeKm ? range : words.operator, life ? yearsText(life) : words.mains] as const,
  }));
  return (
    <div className={styles.columns}>
      <div className="stack-5 top slim">
        <RangeBars
          caption={words.scale}
          note={fillSlots(words.here, { jarak: distanceText(values.jarak) })}
          columns={[words.radio, words.reach, words.life]}
          bars={bars}
          middle={tenfold(values.jarak)}
        />
        <DecisionTable
          caption={words.radioTable}
          text={text}
          rows={rowsOf(radioNames, text, result)}
          items={byOrder(result.radios)}
          chosen={result.radio?.record.id}
        />
      </div>
      <div>
        <Reasons
          note={words.radioRank}
          text={text}
          items={result.radios}
          facts={({ record, life }) => `${record.range}; ${life ? yearsText(life) : words.mains}`}
        />
      </div>
    </div>
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

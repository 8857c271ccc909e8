import type { ReactNode } from 'react';
import { yearsText } from '../../plant/radio/battery.ts';
import { batteryPosition, batteryTicks, rangePosition, rangeTicks } from '../../plant/radio/connectivity-chart.ts';
import { mediumFigures, radioCriteria, traitNames } from '../../shared/records/selection-fields.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable } from '../../shared/ui/Table.tsx';
import { CopyButton, DownloadButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { DecisionTable, Reasons } from './DecisionTable.tsx';
import styles from './Folded.module.css';
import { distanceText, type JudgedRadio } from './judge.ts';
import { celsius, figureText, type Medium } from './medium.ts';
import { byOrder, type Chapter, type Picking, together, toMarkdown, toPlainText, write } from './picking.ts';
import type { PickerText } from './schema.ts';

/** Every radio judged: its reach, the decision table, and the reasons beside them. */
export function RadioPane({ text, picking: { tool, result, rows } }: { text: PickerText; picking: Picking }) {
  const { words } = text;
  return (
    <section className="stack-5 top slim" aria-label={words.radio}>
      <h3 className={styles.title}>{words.scale}</h3>
      <div className={styles.columns}>
        <div className="stack-5 top slim">
          <RadioScale items={byOrder(result.radios)} distance={tool.values.jarak} words={words} />
          <DecisionTable
            caption={words.radioTable}
            text={text}
            rows={rows(radioCriteria)}
            items={byOrder(result.radios)}
            chosen={result.radio?.record.id}
          />
        </div>
        <Reasons
          note={words.radioRank}
          text={text}
          items={result.radios}
          facts={({ record, life }) => `${record.range}; ${life ? yearsText(life) : words.mains}`}
        />
      </div>
    </section>
  );
}

/** Two fields beside one another, in per cent of the drawing: reach on the left, battery life on the right. */
const reachWidth = 60;
const life = { at: 67, width: 33 };
/** Rows, in pixels. */
const rows = { top: 40, height: 58, bar: 30, thick: 14 };

const reachX = (km: number) => (Math.min(100, Math.max(0, rangePosition(km))) / 100) * reachWidth;
const lifeX = (years: number) => life.at + (batteryPosition(years) / 100) * life.width;
/** Left end of the axis, km. */
const nearest = 0.03;

interface RadioScaleProps {
  items: readonly JudgedRadio[];
  /** Distance of the tank, km. */
  distance: number;
  words: PickerText['words'];
}

/** How far each network reaches against the distance that was given, and how long its battery lasts. */
export function RadioScale({ items, distance, words }: RadioScaleProps) {
  const slots = { jarak: distanceText(distance) };
  const here = reachX(Math.max(nearest, distance));
  const bottom = rows.top + items.length * rows.height;
  const ticks = [
    ...rangeTicks.map(({ km, label }) => ({ x: reachX(km), label })),
    ...batteryTicks.filter((years) => years % 5 === 0).map((years) => ({ x: lifeX(years), label: String(years) })),
  ];
  return (
    <svg
      className={`${styles.scale} figures block`}
      role="img"
      aria-label={fillSlots(words.scaleLabel, slots)}
      height={bottom + 30}
    >
      {ticks.map(({ x, label }) => (
        <g key={label}>
          <line className={styles.grid} x1={`${x}%`} x2={`${x}%`} y1={rows.top} y2={bottom} />
          <text x={`${x}%`} y={bottom + 20} textAnchor="middle">
            {label}
          </text>
        </g>
      ))}
      {items.map((item, row) => (
        <Bars key={item.record.id} item={item} y={rows.top + row * rows.height + rows.bar} />
      ))}
      <line className={styles.here} x1={`${here}%`} x2={`${here}%`} y1="26" y2={bottom} />
      {items.map(({ record, life: years, verdict }, row) => (
        <g key={record.id} className={verdict === 'reject' ? styles.rejected : undefined}>
          <text className={styles.name} x="0" y={rows.top + row * rows.height + 20}>
            {record.title}
            <tspan className={`${styles.value} figures`} dx="8">
              {record.rangeKm ? record.range : words.operator}
            </tspan>
          </text>
          <text className={`${styles.value} figures`} x={`${life.at}%`} y={rows.top + row * rows.height + 20}>
            {years ? yearsText(years) : words.mains}
          </text>
        </g>
      ))}
      <text className={styles.axis} x={`${life.at}%`} y="16">
        {words.lifeScale}
      </text>
      <text className={styles.hereText} x={`${here}%`} y="16" textAnchor={here > reachWidth / 2 ? 'end' : 'start'}>
        {fillSlots(words.here, slots)}
      </text>
    </svg>
  );
}

/** Filled up to the nearer end of each range, outlined up to the farther; without a range of its own, outlined. */
function Bars({ item: { record, life: years, verdict }, y }: { item: JudgedRadio; y: number }) {
  const { rangeKm } = record;
  const spans = [
    { start: 0, sure: rangeKm ? reachX(rangeKm.from) : 0, end: rangeKm ? reachX(rangeKm.to) : reachWidth },
    ...(years ? [{ start: life.at, sure: lifeX(years.from), end: lifeX(years.to) }] : []),
  ];
  return (
    <g className={verdict === 'reject' ? styles.rejected : undefined}>
      {spans.map(({ start, sure, end }) => (
        <g key={start}>
          <rect className={styles.open} x={`${sure}%`} y={y} width={`${end - sure}%`} height={rows.thick} />
          <rect className={styles.sure} x={`${start}%`} y={y} width={`${sure - start}%`} height={rows.thick} />
        </g>
      ))}
    </g>
  );
}

export interface PaperProps {
  text: PickerText;
  picking: Picking;
}

/** What the survey looks at. */
export function SurveyPaper({ text, picking: { tank, slots, tool } }: PaperProps) {
  return (
    <PaperSheet {...text.checklist} chapters={write(text.checklist, tank, slots)} ticks>
      <ToolActions>
        <PrintButton label={text.words.print} disabled={tool.refused} />
      </ToolActions>
    </PaperSheet>
  );
}

/** The requirements for bidders, for every tank that was kept. */
export function TenderPaper({ text, picking: { tanks, judge, tool } }: PaperProps) {
  const { words, tor } = text;
  const chapters = together(
    tanks.map(({ values }) => {
      const one = judge(values);
      return write(tor, one.tank, one.slots);
    }),
    (numbers, line) => {
      const names = numbers.map((number) => tanks[number - 1]?.name ?? '');
      return `${fillSlots(words.tankLine, { nama: names.join(', ') })} ${line}`;
    },
  );
  const markdown = () => toMarkdown(tor.title, tor.note, chapters);
  const held = tool.refused;
  return (
    <PaperSheet {...tor} chapters={chapters}>
      <ToolActions>
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
          content={() => toPlainText(tor.title, tor.note, chapters)}
        />
      </ToolActions>
    </PaperSheet>
  );
}

interface PaperSheetProps {
  title: string;
  note: string;
  chapters: readonly Chapter[];
  /** A box to tick before each line. */
  ticks?: boolean;
  children: ReactNode;
}

/** A paper that the answers wrote, as it will be printed; its controls stand under it. */
export function PaperSheet({ title, note, chapters, ticks = false, children }: PaperSheetProps) {
  return (
    <section className={`${styles.paper} stack-4 top slim boxed`} aria-label={title}>
      <h3 className="large">{title}</h3>
      <p className="caption measure">{note}</p>
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <section key={chapter.title} className={styles.chapter}>
            <h4 className={styles.heading}>
              <span className={`${styles.number} label`}>{index + 1}</span> <span>{chapter.title}</span>
            </h4>
            <ol className={styles.lines}>
              {chapter.lines.map((line, at) => (
                <li key={line} className={`${styles.line} quiet`}>
                  {ticks ? (
                    <span className={styles.tick} aria-hidden="true" />
                  ) : (
                    <span className={`${styles.number} label`} aria-hidden="true">
                      {index + 1}.{at + 1}
                    </span>
                  )}
                  <span>{line}</span>
                </li>
              ))}
            </ol>
          </section>
        ))}
      </div>
      {children}
    </section>
  );
}

export interface MediumFactsProps {
  medium: Medium;
  text: PickerText;
}

/** What the table says of the medium, each figure with its source; the qualities are the site's own judgement. */
export function MediumFacts({ medium, text: { medium: words } }: MediumFactsProps) {
  const figures = mediumFigures.map((name) => {
    const figure = medium[name];
    const unit = name === 'density' ? 'kg/L' : '';
    const note = [figure?.at === undefined ? '' : celsius(figure.at), figure?.note ?? ''].filter(Boolean).join('; ');
    const value = figure ? `${figureText(figure, unit)}${note && ` (${note})`}` : words.noSource;
    return [words[name], value, figure?.source ?? '–'];
  });
  const points = (['boils', 'melts'] as const).flatMap((name) => {
    const point = medium[name];
    return point ? [[words[name], celsius(point.at), point.source]] : [];
  });
  const traits = traitNames.map((name) => [
    words.labels[name],
    (words.traits[name] as Readonly<Record<string, string>>)[medium[name]] ?? medium[name],
    words.judgement,
  ]);
  return (
    <DataTable
      caption={medium.name}
      quiet
      columns={[words.property, words.value, words.source]}
      rows={[...figures, ...points, ...traits]}
      stack
    />
  );
}

import type { ReactNode } from 'react';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable, FactTable } from '../../shared/ui/Table.tsx';
import { CopyButton, PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { ToolActions } from '../../shared/ui/ToolSheet.tsx';
import { FileButton } from '../kit/define-tool.tsx';
import type { TankFields } from '../kit/schema.ts';
import type { ToolWords } from '../kit/tool-words.ts';
import styles from './Folded.module.css';
import { papers } from './papers.words.ts';
import type { Paper } from './papers-schema.ts';
import type { PickerResult } from './pick.ts';
import { answer, judging } from './picker.words.ts';
import { type Chapter, fillChapters, mergePapers, paperText } from './tender.ts';
import { celsius, materialRows, noted, sourceTitle, traitNames, traitWord } from './words.ts';

const { words } = answer;
const { checklist, tor } = papers as Record<'checklist' | 'tor', Paper>;

/** Figures of the medium with their sources; properties are marked as the site's own judgement. */
export function MediumFacts({ picked }: { picked: PickerResult }) {
  const { medium: words, materials } = judging;
  const { tank, slots } = picked;
  const { content } = tank;
  const figures = (['dielectric', 'density'] as const).map((name) => {
    const figure = content[name];
    const unit = name === 'density' ? 'kg/L' : '';
    return [words[name], figure ? noted(figure, unit) : words.noSource, figure ? sourceTitle(figure.source) : '–'];
  });
  const points = (['boils', 'melts'] as const).flatMap((name) => {
    const { at, to, source } = content[name] ?? {};
    if (at === undefined) return [];
    return [[words[name], (to === undefined ? [at] : [at, to]).map(celsius).join(' – '), sourceTitle(source ?? '')]];
  });
  const { explosive } = content;
  const group = explosive
    ? [[words.explosive, `${explosive.group} ${explosive.class ?? ''}`, sourceTitle(explosive.source)]]
    : [];
  const { flash, strength } = content;
  const burns = flash ? [[words.flash, celsius(flash.at), sourceTitle(flash.source)]] : [];
  const share = strength ? [[words.strength, `${strength.join('–')}%`, words.judgement]] : [];
  const traits = traitNames.map((name) => [words.labels[name], traitWord(content, name), words.judgement]);
  return (
    <div className="stack-5">
      <DataTable
        caption={content.name}
        quiet
        columns={[words.property, words.value, words.source]}
        rows={[...figures, ...points, ...share, ...group, ...burns, ...traits]}
        stack
      />
      {tank.bodies && (
        <DataTable
          caption={fillSlots(materials.caption, slots)}
          quiet
          columns={[materials.material, materials.state, materials.source]}
          rows={materialRows(tank)}
          stack
        />
      )}
    </div>
  );
}

interface MountingProps {
  picked: PickerResult;
  fields: TankFields;
}

export function Mounting({ picked: { tank, slots, sensor }, fields }: MountingProps) {
  const half = Math.min(138, Math.max(14, tank.sorot * 140));
  const limit = slots[sensor?.record.id === 'radar' ? 'leherRadar' : 'leherUltrasonik'] ?? '';
  /** Dimensions with the positions of their letters. */
  const sizes = [
    ['A', 114, 56, fields['t-lubang'].label, slots['lubang']],
    ['B', 206, 52, fields['t-leher'].label, `${slots['leher']} (${words.flange} ${limit})`],
    ['C', 248, 88, words.highest, slots['ruang']],
    ['D', 276, 180, words.bottom, slots['tinggi']],
    ['E', 166 + half, 256, words.beam, slots['sorot']],
  ] as const;
  return (
    <figure className="columns-2 gap-5">
      <svg className={`${styles.mounting} outline full`} viewBox="0 0 340 260" role="img" aria-label={words.mounting}>
        <path className="liquid" d="M20 104H300V240H20Z" />
        <path className={styles.beam} d={`M146 60L${160 - half} 240H${160 + half}L174 60Z`} />
        <path d="M20 60H146V38H134M174 38V60H300V240H20V60M134 38H186V32H134ZM148 32V10H172V32" />
        <path
          className={styles.sizes}
          d="M146 52H174M198 35V60M192 35H204M240 35V104M234 35H246M268 35V240M262 35H274"
        />
        <path className={styles.sizes} d={`M${160 - half} 250H${160 + half}`} />
        {sizes.map(([letter, x, y]) => (
          <text key={letter} x={x} y={y}>
            {letter}
          </text>
        ))}
      </svg>
      <figcaption className="stack-2 top">
        <FactTable
          caption={words.mounting}
          quiet
          rows={sizes.map(([letter, , , name, value]) => ({ name: `${letter}. ${name}`, value: value ?? '–' }))}
        />
        <p className="caption measure">{words.mountingNote}</p>
      </figcaption>
    </figure>
  );
}

interface SurveyProps {
  picked: PickerResult;
  /** Label of the button; the page of the whole sheet prints the sheet instead. */
  print: string | undefined;
  refused: boolean;
}

export function SurveyPaper({ picked: { tank, slots }, print, refused }: SurveyProps) {
  return (
    <PaperSheet title={words.checklist} note={checklist.note} chapters={fillChapters(checklist, tank, slots)} ticks>
      {print && <PrintButton label={print} disabled={refused} />}
    </PaperSheet>
  );
}

interface TenderProps {
  tanks: readonly ({ name: string } & PickerResult)[];
  fields: TankFields;
  toolWords: ToolWords;
  refused: boolean;
}

/** Tender documents for several tanks. */
export function TenderPaper({ tanks, fields, toolWords, refused }: TenderProps) {
  const { tor: title } = words;
  const chapters = mergePapers(
    tanks.map(({ tank, slots }) => fillChapters(tor, tank, slots)),
    (numbers, line) => {
      const names = numbers.map((number) => tanks[number]?.name ?? '');
      return `${fillSlots(words.tankLine, { nama: names.join(', ') })} ${line}`;
    },
  );
  const written = (markdown: boolean) => () => paperText(title, tor.note, chapters, markdown);
  const tenderFile = (kind: 'tender' | 'reply', ending: 'docx' | 'xlsx') => ({
    label: papers[kind][ending === 'docx' ? 'document' : 'workbook'],
    name: `${papers[kind].file}.${ending}`,
    content: async () => {
      const [answered, make] = await Promise.all([fetch('/paket-tender.json'), import('./tender-files.ts')]);
      const records = await answered.json();
      const file =
        kind === 'reply'
          ? make.replyFile(chapters, tanks, records)
          : make.packageFile(chapters, tanks, records, fields);
      return ending === 'docx' ? make.tenderDocument(file) : make.tenderWorkbook(file);
    },
  });
  const files = [
    tenderFile('tender', 'docx'),
    tenderFile('tender', 'xlsx'),
    tenderFile('reply', 'docx'),
    tenderFile('reply', 'xlsx'),
    { label: words.markdown, name: 'naskah-kebutuhan.md', content: written(true) },
    { label: words.plain, name: 'naskah-kebutuhan.txt', content: written(false) },
  ];
  return (
    <PaperSheet title={title} note={tor.note} chapters={chapters}>
      <CopyButton disabled={refused} label={words.copy} content={written(true)} />
      {files.map((one) => (
        <FileButton key={one.name} words={toolWords} file={one} refused={refused} />
      ))}
    </PaperSheet>
  );
}

interface PaperSheetProps {
  title: string;
  note: string;
  chapters: readonly Chapter[];
  /** Tick box instead of a number before each line. */
  ticks?: boolean;
  children: ReactNode;
}

function PaperSheet({ title, note, chapters, ticks = false, children }: PaperSheetProps) {
  return (
    <section className={`${styles.paper} stack-4 top slim boxed sheet`}>
      <h3 className="large">{title}</h3>
      <p className="caption measure">{note}</p>
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <section key={chapter.title} className={styles.chapter}>
            <h4 className={styles.line}>
              <span className="label">{index + 1}</span> <span>{chapter.title}</span>
            </h4>
            <ol>
              {chapter.lines.map(({ text }, at) => (
                <li key={text} className={`${styles.line} quiet measure`}>
                  <span className={ticks ? styles.tick : 'label'} aria-hidden="true">
                    {!ticks && `${index + 1}.${at + 1}`}
                  </span>
                  <span>{text}</span>
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

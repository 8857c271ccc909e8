import { memo, useDeferredValue, useEffect, useMemo, useState } from 'react';
import type { ListAnswers } from 'tank-gauging/tank-list/list-row';
import { openQuestions, readTankList, type TankListReading } from 'tank-gauging/tank-list/read-tank-list';
import { formatLitres } from '../../shared/format/format.ts';
import type { LateWords } from '../../shared/records/site-schema.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { DataTable, Table } from '../../shared/ui/Table.tsx';
import { ToolButton } from '../../shared/ui/ToolButtons.tsx';
import { useAnnouncedSentence } from '../../shared/ui/use-announced-sentence.ts';
import { Fold } from '../kit/Fold.tsx';
import type { Catalogue } from '../picker/pick.ts';
import { mediaOfRecord } from '../picker/words.ts';
import { SheetLink } from '../tank-file/SheetLink.tsx';
import { fileText, catalogue as records } from './catalogue.words.ts';
import { type JudgedRow, judgeListed } from './judge-list.ts';
import { ListActions } from './ListActions.tsx';
import { ListCost } from './ListCost.tsx';
import { ListQuestions } from './ListQuestions.tsx';
import { type ListSource, tableOf } from './list-source.ts';
import { countTanks } from './list-summary.ts';
import { countKinds } from './list-totals.ts';
import { factTexts, noteTexts, productText, sizeText } from './list-words.ts';
import type { ListedTank } from './list-workbook.ts';
import { tankListWords as words } from './tank-list.words.ts';

const catalogue = records as unknown as Catalogue;

interface ListResultProps {
  source: ListSource;
  answer: (answers: ListAnswers) => void;
  late: LateWords;
}

/** The list as read, row by row, its questions, and what follows from it. */
export function ListResult({ source: latest, answer, late }: ListResultProps) {
  // The keystroke is rendered first, the list follows.
  const source = useDeferredValue(latest);
  const reading = useMemo(() => readTankList(tableOf(source), mediaOfRecord, source.answers), [source]);
  const { listed, pending } = useJudged(reading);
  const judged = listed.flatMap(({ judged: one }) => one ?? []);
  const questions = openQuestions(reading.rows);
  const idle = reading.rows.filter(({ isIdle }) => isIdle);
  const read = fillSlots(words.read, {
    baris: String(reading.rows.length),
    tangki: String(countTanks(reading.rows)),
    nilai: String(countTanks(reading.rows.filter(({ tank }) => tank))),
    tanya: String(countTanks(reading.rows.filter(({ tank, isIdle }) => !tank && !isIdle))),
    kosong: String(countTanks(idle)),
  });
  useAnnouncedSentence(read);
  if (reading.rows.length === 0 && reading.others.length === 0) return null;
  return (
    <div className="stack-5">
      <div className="stack-2">
        <p className="strong">{read}</p>
        <Account reading={reading} answer={answer} />
      </div>
      <ListQuestions {...{ reading, questions, answer }} answers={source.answers} />
      <Rows listed={listed} />
      {pending > 0 && (
        <p role="status">
          {fillSlots(words.judging, { jumlah: String(judged.length), semua: String(judged.length + pending) })}
        </p>
      )}
      {pending === 0 && judged.length > 0 && (
        <>
          <p className="strong">
            {fillSlots(words.totals, {
              jumlah: String(judged.reduce((sum, { quantity }) => sum + quantity, 0)),
              liter: formatLitres(judged.reduce((sum, { full, quantity }) => sum + full * quantity, 0)),
            })}
          </p>
          <Kinds judged={judged} />
          <ListCost judged={judged} />
        </>
      )}
      {pending === 0 && <ListActions {...{ source, listed, reading, judged, late }} />}
    </div>
  );
}

/** Time in ms that judging may take between two renders, so that the page answers meanwhile. */
const slice = 60;

/** Judges the rows a slice at a time; unchanged rows are not judged again. */
function useJudged(reading: TankListReading) {
  const [known] = useState(() => new Map<string, JudgedRow>());
  const [, next] = useState(0);
  let pending = 0;
  const until = performance.now() + slice;
  const listed = reading.rows.map((row): ListedTank => {
    if (!row.tank) return { row, judged: undefined };
    const key = `${row.tag} ${JSON.stringify(row.stated)}`;
    const before = known.get(key);
    if (!before && performance.now() > until) {
      pending += 1;
      return { row, judged: undefined };
    }
    const judged = before ?? judgeListed(row, row.tank, catalogue, fileText);
    known.set(key, judged);
    return { row, judged };
  });
  useEffect(() => {
    if (pending === 0) return;
    const timer = setTimeout(() => next((count) => count + 1));
    return () => clearTimeout(timer);
  });
  return { listed, pending };
}

const columnName = (heading: string, place: number) => heading || String.fromCharCode(65 + (place % 26));

/** Columns and rows that were not used, so that nothing is dropped unsaid. */
function Account({ reading, answer }: { reading: TankListReading; answer: ListResultProps['answer'] }) {
  const { columns, others, unreadSheets, isDecimalOpen, decimal } = reading;
  const isHeadless = !columns.some(({ role }) => role);
  const unused = columns.flatMap(({ heading, role }, place) => (role ? [] : columnName(heading, place)));
  const used = columns.flatMap(({ heading, role }, place) =>
    role ? fillSlots(words.asRole, { judul: `“${columnName(heading, place)}”`, peran: words.roles[role] }) : [],
  );
  const other = decimal === 'comma' ? 'dot' : 'comma';
  return (
    <>
      {isHeadless && <p className="strong">{words.headless}</p>}
      {!isHeadless && unused.length > 0 && <p>{fillSlots(words.unusedColumns, { daftar: unused.join(', ') })}</p>}
      {unreadSheets.map(({ name, rows }) => (
        <p key={name}>{fillSlots(words.unreadSheet, { nama: name, jumlah: String(rows) })}</p>
      ))}
      {isDecimalOpen && (
        <div className="stack-2">
          <p>{fillSlots(words.decimal.ask, { cara: words.decimal.names[decimal] })}</p>
          <div>
            <ToolButton label={words.decimal[other]} onClick={() => answer({ decimal: other })} />
          </div>
        </div>
      )}
      <Fold title={fillSlots(words.otherRows, { jumlah: String(others.length) })}>
        <div className="stack-2 small">
          {used.length > 0 && <p>{fillSlots(words.usedColumns, { daftar: used.join(', ') })}</p>}
          <ul className="stack-1">
            {others.map(({ line, kind, text, sheet }) => (
              <li key={`${sheet} ${line}`} className="breakable">
                {fillSlots(words.otherRow, { baris: String(line), jenis: words.others[kind], isi: text })}
              </li>
            ))}
          </ul>
        </div>
      </Fold>
    </>
  );
}

/** Characters of a tag that stays on one line. */
const longestTag = 18;

/** Rows shown at first; the others follow at a press. */
const shownAtFirst = 25;

function Rows({ listed }: { listed: readonly ListedTank[] }) {
  const [all, setAll] = useState(false);
  const shown = all ? listed : listed.slice(0, shownAtFirst);
  const rest = listed.length - shown.length;
  const columns = words.table.shown;
  return (
    <div className="stack-3">
      <Table caption={words.table.caption} columns={columns} stack>
        {shown.map((one) => (
          <Row key={`${one.row.sheet} ${one.row.line}`} {...one} />
        ))}
      </Table>
      {rest > 0 && (
        <div>
          <ToolButton label={fillSlots(words.more, { jumlah: String(rest) })} onClick={() => setAll(true)} />
        </div>
      )}
    </div>
  );
}

const Row = memo(function Row({ row, judged }: ListedTank) {
  const [, ...columns] = words.table.shown;
  const { quantity = 1 } = row.stated;
  const said = judged?.said;
  const cells = [
    productText(row),
    [
      sizeText(row, fileText),
      said?.capacity,
      quantity > 1 && fillSlots(words.quantity, { jumlah: String(quantity) }),
      ...factTexts(row, fileText),
    ]
      .filter(Boolean)
      .join(', '),
    said ? <Rated key="rated" said={said} /> : row.isIdle ? '–' : row.tank ? '…' : words.waiting,
    said?.error ?? '',
    noteTexts(row, fileText).join('; '),
  ];
  return (
    <tr>
      <th scope="row" className={row.tag.length > longestTag ? 'breakable' : 'unbroken'}>
        {judged ? <SheetLink to={judged.link}>{row.tag}</SheetLink> : row.tag}
      </th>
      {cells.map((cell, at) => (
        <td key={columns[at]} data-column={columns[at]}>
          {cell}
        </td>
      ))}
    </tr>
  );
});

/** Instrument of a row with its verdict; the conditions are folded. */
function Rated({ said: { device, verdict, companions, conditions } }: Pick<JudgedRow, 'said'>) {
  return (
    <>
      <span>{[`${device}, ${verdict}.`, ...companions].join(' ')}</span>
      {conditions.length > 0 && (
        <details>
          <summary className="touch underlined">{words.conditions}</summary>
          <span>{conditions.join(' ')}</span>
        </details>
      )}
    </>
  );
}

/** Instruments counted by kind; companions are instruments of their own. */
function Kinds({ judged }: { judged: readonly JudgedRow[] }) {
  const { devices, companions, none } = countKinds(judged);
  const rows = [
    ...devices,
    ...companions.map(([alat, count]) => [fillSlots(words.kinds.companion, { alat }), count] as const),
    ...(none > 0 ? [[words.kinds.none, none] as const] : []),
  ];
  return (
    <DataTable
      caption={words.kinds.caption}
      columns={words.kinds.columns}
      rows={rows.map(([name, count]) => [name, String(count)])}
    />
  );
}

import {
  type Account,
  accountedFigures,
  type ColumnEntry,
  isEqualTotal,
  type RowEntry,
  type SheetEntry,
} from 'tank-gauging/tabular/account';
import { formatNumber } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { ChoiceSelect } from '../../shared/ui/form/fields.tsx';
import styles from './ReadingAccount.module.css';
import { calibrationWords } from './tabular/calibration.words.ts';

const { account: words, auto } = calibrationWords;

export const accountTitle = words.title;

/** Number of figures that have an entry: `186 angka`. */
export const accountAmount = (account: Account<string>): string =>
  fillSlots(words.amount, { jumlah: formatNumber(accountedFigures(account)) });

/** True for a column whose total in the file is not the sum of its rows. */
const isDifferent = ({ totals }: ColumnEntry<string>): boolean =>
  totals !== undefined && !isEqualTotal(totals.theirs, totals.ours);

/** True while a column has no role, or its total in the file differs: then the account stands open. */
export const needsLook = ({ columns }: Account<string>): boolean =>
  columns.some((column) => column.kind === 'unknown' || isDifferent(column));

/** Summary of an account, shown and announced. */
export function accountSentence(account: Account<string>): string {
  const open = account.columns.filter(({ kind }) => kind === 'unknown').length;
  const count = (entries: readonly { figures: number }[]) =>
    formatNumber(entries.reduce((sum, { figures }) => sum + figures, 0));
  const elsewhere = account.sheets.some(({ figures }) => figures > 0);
  const said = fillSlots(words[elsewhere ? 'saidSheets' : 'said'], {
    jumlah: formatNumber(accountedFigures(account)),
    data: count(account.columns),
    kolom: formatNumber(account.columns.length),
    baris: count(account.rows),
    lembar: count(account.sheets),
  });
  return open > 0 ? `${said} ${fillSlots(words.open, { jumlah: formatNumber(open) })}` : said;
}

/** Heading of a column, or its number. */
export const columnName = ({ heading, key }: Pick<ColumnEntry<string>, 'heading' | 'key'>): string =>
  heading || fillSlots(words.numbered, { nomor: key.replace('#', '') });

/** The visitor's choices, by the key of a column. */
export interface AccountChoices {
  roles: readonly string[];
  chosen: Readonly<Record<string, string>>;
  choose: (key: string, role: string) => void;
  left: string;
  /** What the visitor said of the sheets, by name. */
  sheets: Readonly<Record<string, string>>;
  chooseSheet: (name: string, word: string) => void;
}

interface AccountProps {
  id: string;
  account: Account<string>;
  /** Labels of the roles. */
  names: Readonly<Record<string, string>>;
  choices?: AccountChoices | undefined;
}

/** How a file was understood: each column with its role and sum, the rows that carry no data, and the sheets. */
export function ReadingAccount({ id, account, names, choices }: AccountProps) {
  const { columns, rows, sheets } = account;
  const isSingle = sheets.filter(({ kind }) => kind === 'read').length < 2;
  const rest = rows.filter((row) => row.rows > 0).map((row) => rowSentence(row, isSingle));
  return (
    <div className="stack-2">
      <p className="caption">{choices ? `${accountSentence(account)} ${words.lead}` : accountSentence(account)}</p>
      <div className={`${styles.columns} fit gap-3`}>
        {columns.map((column) => (
          <Column key={`${column.key} ${column.role ?? ''}`} id={id} {...{ column, names, choices }} />
        ))}
      </div>
      {rest.length > 0 && <p className="small quiet">{fillSlots(words.record, { daftar: rest.join('; ') })}</p>}
      {(sheets.length > 1 || sheets.some(({ kind }) => kind !== 'read')) && (
        <div className={`${styles.columns} fit gap-3`}>
          {sheets.map((sheet) => (
            <Sheet key={`${sheet.name} ${sheet.kind}`} id={id} {...{ sheet, choices }} />
          ))}
        </div>
      )}
    </div>
  );
}

interface ColumnProps extends Pick<AccountProps, 'id' | 'names' | 'choices'> {
  column: ColumnEntry<string>;
}

function Column({ id, column, names, choices }: ColumnProps) {
  const { key, role, kind } = column;
  const name = printable(columnName(column));
  const found = (role && names[role]) ?? words.columns[kind];
  if (!choices) {
    return (
      <p className="small">
        <span className="strong block">{name}</span>
        {role && names[role] && <span className="block">{names[role]}</span>}
        <span className="caption block">{columnSentence(column)}</span>
      </p>
    );
  }
  return (
    <ChoiceSelect
      id={`${id}-${key.replace(/[^\p{L}\d]+/gu, '-')}`}
      label={name}
      hint={columnSentence(column)}
      options={[
        { value: '', label: choices.chosen[key] ? auto : `${found} (${auto.toLowerCase()})` },
        ...choices.roles.map((value) => ({ value, label: names[value] ?? value })),
        { value: 'left', label: choices.left },
      ]}
      value={choices.chosen[key] ?? ''}
      onChange={(value) => choices.choose(key, value)}
    />
  );
}

function Sheet({ id, sheet, choices }: Pick<AccountProps, 'id' | 'choices'> & { sheet: SheetEntry }) {
  const { name, kind, rows } = sheet;
  const chosen = choices?.sheets[name] ?? '';
  const found = words.sheets[chosen === '' || chosen === 'left' ? kind : 'read'];
  const label = fillSlots(words.sheet, { lembar: printable(name) });
  if (!choices || kind === 'empty') {
    return <p className="small">{`${label}: ${words.sheets[kind]}`}</p>;
  }
  return (
    <ChoiceSelect
      id={`${id}-lembar-${name.replace(/[^\p{L}\d]+/gu, '-')}`}
      label={label}
      hint={fillSlots(words.sheetRows, { jumlah: formatNumber(rows) })}
      options={[
        { value: '', label: chosen ? auto : `${found} (${auto.toLowerCase()})` },
        { value: 'read', label: words.sheets.read },
        { value: 'tank', label: words.tankSheet },
        { value: 'left', label: choices.left },
      ]}
      value={chosen}
      onChange={(word) => choices.chooseSheet(name, word)}
    />
  );
}

const printable = (text: string) => text.replaceAll('{', '(').replaceAll('}', ')');

/** Figures of a column, and its sum compared with the total in the file. */
function columnSentence(column: ColumnEntry<string>): string {
  const { kind, figures, sum, sign, totals } = column;
  const counted = fillSlots(words.figures, { jenis: words.columns[kind], jumlah: formatNumber(figures) });
  if (sum === undefined) return `${counted}.`;
  const slots = { tanda: sign === -1 ? '−' : sign === 1 ? '+' : '', kita: formatNumber(sum, digits(sum)) };
  if (!totals) return `${counted}. ${fillSlots(words.sum, slots)}`;
  const { theirs, ours } = totals;
  const gap = theirs - ours;
  const parts = { mereka: formatNumber(theirs, digits(theirs)), selisih: formatNumber(gap, digits(gap)) };
  return `${counted}. ${fillSlots(words[isDifferent(column) ? 'differs' : 'totals'], { ...slots, ...parts })}`;
}

const digits = (value: number) => (Number.isInteger(value) ? 0 : 2);

/** Rows of one kind, with their line numbers in a file of one sheet. */
function rowSentence({ kind, rows, lines }: RowEntry, isSingle: boolean): string {
  const slots = { jumlah: formatNumber(rows), jenis: words.rows[kind] };
  if (!isSingle) return fillSlots(words.rowCount, slots);
  const listed = lines.map((line) => formatNumber(line)).join(', ');
  const baris = rows > lines.length ? `${listed}${words.more}` : listed;
  return fillSlots(words.row, { ...slots, baris });
}

import { cellText, normalizeHeading, type Row, type SheetCell, volumeUnitInHeading } from '../tabular/cells.ts';

/** What a column of a tank list states. `number` counts the rows and is no tag. */
export const listRoles = [
  ...(['number', 'tag', 'quantity', 'product', 'shape', 'size', 'lengthOrHeight', 'diameter', 'outside'] as const),
  ...(['length', 'width', 'height', 'safe', 'capacity', 'temperature', 'designTemperature'] as const),
  ...(['pressure', 'designPressure', 'zone', 'nozzle', 'note', 'status'] as const),
] as const;
export type ListRole = (typeof listRoles)[number];

interface HeadingPattern {
  is: RegExp;
  not?: RegExp;
}

const noSize =
  /nos[ei]l|nozzle|leher|cairan|liquid|level|pagar|bund|pondasi|\bhh?ll?\b|aman|maks|max|\bmin\b|tebal|manhole/;
const other = /stok|stock|saat ini|aktual|current|dead|mati|pompa|pump|laju|rate/;
const size = '(?: (?:mm|cm|m|meter|ft|in|inci|inch|kaki))?$';

/** In order of precedence; texts are normalized headings (`ID/OD (mm)` → `id od mm`). */
const patterns: Readonly<Record<ListRole, HeadingPattern>> = {
  number: { is: /^(?:no|nr|nomor|no urut|nomor urut|#|urut)$/ },
  tag: {
    is: /\btag\b|^(?:no|nomor|nama|kode|id|name|identitas) ?(?:tangki|tanki|tank|vessel|bejana|alat|equipment)\b|equipment|^(?:tank|tanki|tangki|vessel) (?:no|nomor|number|id|name|code)\b|^(?:(?:storage|day|buffer|nama storage) )?(?:tangki|tanki|tank|vessel|bejana|nama|kode|tanks)$/,
  },
  quantity: { is: /^(?:jumlah|jml|qty|quantity|banyaknya|unit|jumlah unit|jumlah tangki|jml tangki|qty unit|pcs)$/ },
  safe: {
    is: /(?:kapasitas|capacity|volume|vol|isi)\b.*(?:aman|safe|working|kerja|efektif|net\b|operasi)|(?:safe|working|net) (?:cap|vol)/,
    not: other,
  },
  capacity: { is: /kapasitas|capacity|\bcap\b|volume|^vol\b|^kap\b|gross/, not: other },
  shape: {
    is: /bentuk|shape|orientasi|orientation|posisi|^(?:jenis|tipe|type)(?: (?:tangki|tanki|tank|vessel))?$|^(?:tank|tangki) type$|(?:tipe|jenis|type) (?:atap|roof)|(?:roof|atap)(?: type)?$/,
  },
  product: {
    is: /produk|product|service|^isi\b|fluida|fluid|cairan|^media\b|medium|^bahan(?: kimia| bakar)?$|content|commodity|komoditi|komoditas|jenis (?:bbm|isi|minyak)|stored|muatan|chemical|^bbm$/,
    not: /m3|m³|\bkl\b|liter|maks|max|level|suhu|temp|massa|berat|density/,
  },
  size: {
    is: /ukuran|dimensi|dimension|^size\b|^(?:d|ø|dia|diameter) ?[x×] ?[hlt]|p ?[x×] ?l ?[x×] ?t/,
    not: /nos[ei]l|nozzle|pipa|pipe/,
  },
  lengthOrHeight: {
    is: /(?:panjang|length|\bp\b|\bl\b).*(?:tinggi|height|\bt\b|\bh\b)|(?:tinggi|height|\bh\b).*(?:panjang|length|\bl\b)|^t t\b|^tl tl\b|tan tan|tangent|\bs s\b/,
    not: noSize,
  },
  diameter: {
    is: new RegExp(`diameter|^dia\\b|^ø|^d${size}|^id\\b|inside dia|garis tengah`),
    not: /nos|luar|outside|pipa/,
  },
  outside: { is: /diameter luar|outside dia|^od\b/ },
  length: { is: new RegExp(`panjang|length|^p${size}`), not: noSize },
  width: { is: /lebar|width|^w$/, not: noSize },
  height: { is: new RegExp(`tinggi|height|^t${size}|^h${size}`), not: noSize },
  designTemperature: { is: /(?:suhu|temp).*(?:desain|design|maks|max)|(?:desain|design) (?:suhu|temp)/ },
  temperature: { is: /suhu|temp/ },
  designPressure: { is: /(?:tekanan|press).*(?:desain|design|maks|max)|(?:desain|design) (?:tekanan|press)|mawp/ },
  pressure: { is: /tekanan|press/ },
  zone: { is: /zona|zone|hazard|klasifikasi area|area class|\bhac\b|^ex\b|^area$/ },
  nozzle: { is: /nos[ei]l|nozzle/, not: /leher|tinggi|height|jumlah|qty/ },
  note: { is: /^ket\b|keterangan|remark|catatan|^notes?\b/ },
  status: { is: /status|kondisi/ },
};
const letter = /^l(?: (?:mm|cm|m|meter))?$/;
/** True for the `L` in P × L × T: a width, and neither litres nor a length. */
const isWidth = (heading: string, others: readonly string[]): boolean =>
  letter.test(normalizeHeading(heading)) && others.some((one) => /^p\b/.test(normalizeHeading(one)));

/** Role of one heading; undefined where it names nothing that is read. */
function roleOf(heading: string, others: readonly string[]): ListRole | undefined {
  const text = normalizeHeading(heading);
  if (text === '') return undefined;
  if (letter.test(text)) return isWidth(heading, others) ? 'width' : 'length';
  const found = precedence.find((role) => {
    const { is, not } = patterns[role];
    return is.test(text) && !not?.test(text);
  });
  if (found) return found;
  return /^isi\b/.test(text) && volumeUnitInHeading(heading) && !other.test(text) ? 'capacity' : undefined;
}
const precedence = Object.keys(patterns) as ListRole[];

export interface ListHeading {
  /** Heading with the one above it, as for merged cells. */
  text: string;
  role: ListRole | undefined;
}

const unit =
  /^\W*(?:mm|cm|m|meter|inch|inci|in|ft|kaki|feet|m3|m³|kl|l|ltr|liter|bbl|°? ?c|bar|barg|kg\/cm2?|psi|kpa|mpa|%|unit|\d)\W*$/i;
const isNumber = (cell: SheetCell) => typeof cell === 'number' || /^\s*[-+]?\d/.test(cell);
const filled = ({ cells }: Row) => cells.filter((cell) => cellText(cell).trim() !== '');

/** True for a row of column numbers: `(1) (2) (3)`. */
const isCount = (row: Row): boolean => {
  const cells = filled(row).map((cell) => cellText(cell).replace(/[()\s]/g, ''));
  return cells.length > 2 && cells.every((cell, at) => Number(cell) === Number(cells[0]) + at) && Number(cells[0]) <= 2;
};

/** Roles of headings, each given once; `sub` are the lower ones of two rows, which tell more than the joined ones. */
function assignRoles(joined: readonly string[], sub: readonly string[]): ListHeading[] {
  const taken = new Set<ListRole>();
  return joined.map((text, at) => {
    const own = sub[at] ?? '';
    const role = (own && (!unit.test(own) || isWidth(own, sub)) ? roleOf(own, sub) : undefined) ?? roleOf(text, joined);
    if (!role || (taken.has(role) && role !== 'note')) return { text: text.trim(), role: undefined };
    taken.add(role);
    return { text: text.trim(), role };
  });
}

const count = (headings: readonly ListHeading[]) => headings.filter(({ role }) => role && role !== 'number').length;
/** Number of rows in which titles may precede the headings. */
const mostTitles = 25;

/** Joins a row below to the headings; a merged heading extends over the empty ones to its right. */
function joinBelow(above: readonly string[], below: Row): string[] {
  let over = '';
  const width = Math.max(above.length, below.cells.length);
  return Array.from({ length: width }, (_, at) => {
    const [own, sub] = [above[at]?.trim() ?? '', cellText(below.cells[at]).trim()];
    over = own || over;
    return sub ? `${over} ${sub}`.trim() : own;
  });
}

export interface ListHead {
  headings: ListHeading[];
  /** First row of the headings, and first row below them. */
  from: number;
  start: number;
}

/** Finds the headings of a list, in up to three rows with units and column numbers; undefined without two known ones. */
export function findHead(rows: readonly Row[]): ListHead | undefined {
  let best: (ListHead & { known: number }) | undefined;
  for (const [from, row] of rows.slice(0, mostTitles).entries()) {
    if (filled(row).length < 2 || filled(row).filter(isNumber).length > 1) continue;
    const head = headFrom(rows, from);
    const known = count(head.headings);
    if (known >= 2 && known > (best?.known ?? 0)) best = { ...head, known };
  }
  return best;
}

function headFrom(rows: readonly Row[], from: number): ListHead {
  let joined = rows[from]?.cells.map(cellText) ?? [];
  let headings = assignRoles(joined, []);
  let start = from + 1;
  while (start < from + 4) {
    const below = rows[start];
    if (!below) break;
    if (isCount(below)) {
      start += 1;
      break;
    }
    const cells = filled(below).map(cellText);
    const isUnits = cells.length > 0 && cells.every((cell) => unit.test(cell) && !/^\d+$/.test(cell.trim()));
    if (!isUnits && filled(below).some(isNumber)) break;
    const next = joinBelow(joined, below);
    const assigned = assignRoles(next, below.cells.map(cellText));
    if (!isUnits && count(assigned) <= count(headings)) break;
    joined = next;
    headings = isUnits ? headings.map((heading, at) => ({ ...heading, text: next[at] ?? heading.text })) : assigned;
    start += 1;
  }
  return { headings, from, start };
}

/** True for a row that repeats the headings, as on every printed page. */
export const repeatsHead = (row: Row, rows: readonly Row[], { from, start }: ListHead): boolean =>
  isCount(row) ||
  rows.slice(from, start).some(({ cells }) => {
    const texts = cells.map(cellText);
    return texts.filter(Boolean).length > 1 && texts.every((text, at) => text === cellText(row.cells[at]));
  });

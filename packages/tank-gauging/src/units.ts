/** Factors to the base unit of each quantity. */
export const unitFactors = {
  /** One inch is exactly 25.4 mm: NIST Handbook 44, appendix C. */
  length: { m: 1, cm: 0.01, mm: 0.001, km: 1000, in: 0.0254, ft: 0.3048 },
  /**
   * A barrel has 42 US gallons, a gallon 231 cubic inches: NIST Handbook 44, appendix C. A cubic metre is a kilolitre.
   */
  volume: { kL: 1000, bbl: 158.987294928, gal: 3.785411784, L: 1 },
  /** Gauge pressure. Pound-force per square inch: NIST SP 811, appendix B. */
  pressure: { bar: 1, mbar: 0.001, kPa: 0.01, MPa: 10, psi: 0.06894757293168 },
  time: { menit: 1, detik: 1 / 60, jam: 60, hari: 1440, minggu: 10_080 },
  months: { bulan: 1, tahun: 12 },
  density: { 'kg/m³': 1, 'kg/L': 1000 },
  temperature: { '°C': 1 },
  share: { '%': 1 },
  money: { Rp: 1 },
} as const;

type Kind = keyof typeof unitFactors;
type UnitName = { [K in Kind]: keyof (typeof unitFactors)[K] }[Kind];

/** Accepted spellings of each unit as a pattern; case is ignored. */
export const spellingPatterns: Readonly<Record<UnitName, string>> = {
  m: 'm|met(?:er|re)s?',
  cm: 'cm|[sc]enti ?met(?:er|re)s?|senti',
  mm: 'mm|mill?i ?met(?:er|re)s?|mili',
  km: 'km|kilometer',
  in: 'in|inci|inch(?:es)?|["″”]',
  ft: "ft|kaki|feet|foot|['′’]",
  kL: 'kl|kilo ?lit(?:er|re)s?|m3|m³|m\\^3|cbm|meter kubik|kubik',
  bbl: 'bbls?|barr?els?',
  gal: 'gal|gals|us ?gal|gallons?|galon',
  L: 'l|lt|ltr|lit(?:er|re)s?',
  bar: 'bar|barg|bar ?\\(g\\)',
  mbar: 'mbar',
  kPa: 'kpa',
  MPa: 'mpa',
  psi: 'psig?',
  menit: 'menit|mnt|min',
  detik: 'detik|dtk|s',
  jam: 'jam|j|h',
  hari: 'hari|hr',
  minggu: 'minggu|mgg',
  bulan: 'bulan|bln',
  tahun: 'tahun|thn|th',
  'kg/m³': 'kg ?/? ?(?:m3|m³|m\\^3)',
  'kg/L': 'kg ?/? ?(?:l|liter|ltr)|g ?/ ?(?:cm3|cm³|ml)|kg ?/ ?dm3',
  '°C': '°? ?c|derajat(?: celsius)?',
  '%': '%|persen',
  Rp: 'rp\\.?|rupiah|idr',
};

interface Unit {
  kind: Kind;
  name: UnitName;
  worth: number;
}

const all: readonly (Unit & { pattern: RegExp })[] = Object.entries(unitFactors).flatMap(([kind, names]) =>
  Object.entries(names).map(([name, worth]) => ({
    kind: kind as Kind,
    name: name as UnitName,
    worth,
    pattern: new RegExp(`^(?:${spellingPatterns[name as UnitName]})\\.?$`, 'i'),
  })),
);

/** Unit of a spelling; undefined for nouns that only count, such as `tangki`. */
export const parseUnit = (text: string): Unit | undefined => all.find(({ pattern }) => pattern.test(text.trim()));

/** Splits a rate: `Rp/tangki/bulan` → base unit and denominators. A density is one unit, not a rate. */
function splitRate(unit: string): readonly [base: string, ...per: string[]] {
  if (parseUnit(unit)) return [unit];
  const [base = '', ...per] = unit.replace(/(^|\s)per\s/gi, '/').split('/');
  return [base.trim(), ...per.map((part) => part.trim())];
}

const same = (one: string, other: string) =>
  one.toLowerCase() === other.toLowerCase() || (parseUnit(one)?.name ?? one) === parseUnit(other)?.name;

/** Factor from the typed unit to that of the field; undefined where they are incompatible. */
export function factorBetween(typed: string, field: string): number | undefined {
  if (typed === '') return 1;
  const [base, ...per] = splitRate(typed);
  const [asked, ...rates] = splitRate(field);
  if (!per.every((part) => rates.some((rate) => same(part, rate)))) return undefined;
  if (base === '' || base.toLowerCase() === asked.toLowerCase()) return 1;
  const [from, to] = [parseUnit(base), parseUnit(asked)];
  return from && to && from.kind === to.kind ? from.worth / to.worth : undefined;
}

/** True when the unit of a field is money. */
export const isMoney = (field: string | undefined): boolean => parseUnit(splitRate(field ?? '')[0])?.kind === 'money';

/** Canonical symbol of a unit: `kgm3` → `kg/m³`. */
export const unitSymbol = (unit: string): string => parseUnit(unit)?.name ?? unit;

import { describe, expect, test } from 'vitest';
import { initialValues } from '../inputs.ts';
import { accountedFigures } from '../tabular/account.ts';
import { litresPerUnit, type Table } from '../tabular/cells.ts';
import { parseTable } from '../tabular/delimited.ts';
import { joinSheets } from '../tabular/files.ts';
import { analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { openQuestions, type QuestionKind } from './questions.ts';
import { type ReadChoices, readRecord } from './read.ts';

interface Day {
  /** Day of 2026, from 0. */
  at: number;
  opening: number;
  receipts: number;
  issues: number;
  /** Drawn for the site's own generator, which is part of what went out. */
  own: number;
  closing: number;
}

/** Tank with a known leak, simulated independently of the package: uniform sales, dips rounded to 10 L. */
function simulate(leak: number, { days = 60, first = 243, own = 0, from = 0, seed = 7 } = {}): Day[] {
  let state = seed;
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let stock = 24_000;
  let dipped = stock;
  return Array.from({ length: days }, (_, place) => {
    const issues = Math.round(3500 + 2500 * random());
    const receipts = stock < 9000 ? 16_000 : 0;
    const drawn = place >= from ? own : 0;
    stock += receipts - issues - drawn - leak;
    const opening = dipped;
    dipped = Math.round((stock + 40 * (random() - 0.5)) / 10) * 10;
    return { at: first + place, opening, receipts, issues, own: drawn, closing: dipped };
  });
}

const dateOf = ({ at }: Day) => new Date(Date.UTC(2026, 0, 1 + at));
const iso = (day: Day) => dateOf(day).toISOString().slice(0, 10);
const slashed = (day: Day) => iso(day).split('-').reverse().join('/');
const dots = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, '.');
const table = (
  heading: string,
  days: readonly Day[],
  cells: (day: Day, place: number) => readonly (string | number)[],
) => [heading, ...days.map((day, place) => cells(day, place).join(';'))].join('\n');
const five = (day: Day) => [slashed(day), ...[day.opening, day.receipts, day.issues, day.closing].map(dots)];
const head = 'Tanggal;Stok awal;Terima;Jual;Stok akhir';
const sheets = (all: Readonly<Record<string, string>>) =>
  joinSheets(Object.entries(all).map(([name, text]) => ({ name, rows: parseTable(text).rows })));
const inMonth = (days: readonly Day[], month: number) => days.filter((day) => dateOf(day).getUTCMonth() === month);
const signatures = 'Jakarta, 31 Oktober 2026;;;;\nDibuat oleh,;;;Mengetahui,;\n( Budi );;;( Sari );';
const total = (days: readonly Day[]) =>
  `JUMLAH;;${dots(days.reduce((sum, { receipts }) => sum + receipts, 0))};${dots(days.reduce((sum, { issues }) => sum + issues, 0))};`;
const weekdays = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', "Jum'at", 'Sabtu'];

interface Form {
  write: (leak: number) => string | Table;
  /** Questions that must be asked, and the answers that are right. */
  asks?: readonly QuestionKind[];
  answers?: ReadChoices;
  /** Tanks without the leak, in the order of the file. */
  tight?: number;
  /** The leak is in gallons. */
  isGallons?: boolean;
}

const forms: Readonly<Record<string, Form>> = {
  'month sheets with titles, totals and signatures': {
    write(leak) {
      const days = simulate(leak);
      const month = (title: string, own: Day[]) =>
        `LAPORAN STOK BBM;;;;\nBulan ${title};;;;\n${table(head.replace('Tanggal', 'Tgl'), own, (day) => [dateOf(day).getUTCDate(), ...five(day).slice(1)])}\n${total(own)}\n;;;;\n${signatures}`;
      return sheets({
        Sep: month('September 2026', inMonth(days, 8)),
        Okt: month('Oktober 2026', inMonth(days, 9)),
        Sheet3: '',
      });
    },
  },
  'months in one table below lines that name them': {
    write(leak) {
      const days = simulate(leak);
      const part = (title: string, month: number) =>
        [
          `${title};;;;`,
          ...inMonth(days, month).map((day) => [dateOf(day).getUTCDate(), ...five(day).slice(1)].join(';')),
        ].join('\n');
      return `${head}\n${part('September 2026', 8)}\n${part('Oktober 2026', 9)}`;
    },
  },
  'three shifts, the date on the first': {
    write: (leak) =>
      table('Tanggal;Shift;Stok awal;Terima;Jual;Stok akhir', simulate(leak), (day) => {
        const [one, two] = [Math.round(day.issues / 3), Math.round(day.issues / 2)];
        const [a, b] = [day.opening - one + day.receipts, day.opening + day.receipts - two];
        return [
          [slashed(day), 1, day.opening, day.receipts, one, a].join(';'),
          ['', 2, a, 0, two - one, b].join(';'),
          ['', 3, b, 0, day.issues - two, day.closing].join(';'),
        ]
          .join('\n')
          .split(';');
      }),
  },
  'vendor export in camel case with temperature': {
    write: (leak) =>
      table(
        'businessDate;tankNo;openingVolume;deliveredVolume;salesVolume;closingVolume;avgTemp',
        simulate(leak),
        (day) => [iso(day), 'T-01', day.opening, day.receipts, day.issues, day.closing, '29.5'],
      ),
  },
  'two tanks below one another, the second with a column more': {
    tight: 1,
    write(leak) {
      const second = table('Tanggal;Stok awal;Terima;Ket;Jual;Stok akhir', simulate(leak, { seed: 11 }), (day) => {
        const [date = '', opening = '', receipts = '', issues = '', closing = ''] = five(day);
        return [date, opening, receipts, 'ok', issues, closing];
      });
      return `Tangki: A;;;;\n${table(head, simulate(0), five)}\nTangki: B;;;;\n${second}`;
    },
  },
  'sales by payment beside their total': {
    write: (leak) =>
      table('Tanggal;Stok awal;Terima;Jual Tunai;Jual Kredit;Jual EDC;Total Jual;Stok akhir', simulate(leak), (day) => {
        const [cash, credit] = [Math.round(day.issues / 2), Math.round(day.issues / 5)];
        return [
          slashed(day),
          ...[day.opening, day.receipts, cash, credit, day.issues - cash - credit, day.issues, day.closing].map(dots),
        ];
      }),
  },
  'sales by payment without a total': {
    write: (leak) =>
      table(
        'Tanggal;Stok awal;Terima;Penjualan Cash;Penjualan QRIS;Penjualan Voucher;Stok akhir',
        simulate(leak),
        (day) => {
          const [cash, credit] = [Math.round(day.issues / 2), Math.round(day.issues / 5)];
          return [
            slashed(day),
            ...[day.opening, day.receipts, cash, credit, day.issues - cash - credit, day.closing].map(dots),
          ];
        },
      ),
  },
  'kilolitres with three decimals': {
    write: (leak) =>
      table('Tanggal;Stok awal (KL);Terima (KL);Jual (KL);Stok akhir (KL)', simulate(leak), (day) => [
        slashed(day),
        ...[day.opening, day.receipts, day.issues, day.closing].map((value) =>
          (value / 1000).toFixed(3).replace('.', ','),
        ),
      ]),
  },
  'totalizers of two nozzles with test draws': {
    write(leak) {
      let [one, two] = [531_200, 88_450];
      return table(
        'Tanggal;Teller Awal N1;Teller Akhir N1;Teller Awal N2;Teller Akhir N2;Tera (L);Penerimaan;Stok Awal;Stok Akhir Fisik',
        simulate(leak),
        (day) => {
          const [from, other] = [one, two];
          one += Math.round(day.issues / 2) + 20;
          two += day.issues - Math.round(day.issues / 2) + 20;
          return [slashed(day), from, one, other, two, 40, day.receipts, day.opening, day.closing];
        },
      );
    },
  },
  'weekdays and dates without a year': {
    asks: ['year'],
    answers: { year: 2026 },
    write: (leak) =>
      table('Hari/Tanggal;Stok awal;Terima;Jual;Stok akhir', simulate(leak), (day) => [
        `${weekdays[dateOf(day).getUTCDay()]}, ${dateOf(day).getUTCDate()}/${dateOf(day).getUTCMonth() + 1}`,
        ...five(day).slice(1),
      ]),
  },
  'weekly write-offs that hide the leak': {
    write: (leak) =>
      table('Tanggal;Stok Awal;Terima;Jual;Penyesuaian Opname;Stok Akhir', simulate(leak), (day, place) => {
        const [date = '', opening = '', receipts = '', issues = '', closing = ''] = five(day);
        return [date, opening, receipts, issues, place % 7 === 6 ? `${7 * leak}-` : 'nihil', closing];
      }),
  },
  'own use on the sheet of one month only': {
    write(leak) {
      const days = simulate(leak, { own: 40, from: 30 });
      return sheets({
        Sep: table(head, days.slice(0, 30), five),
        Okt: table('Tanggal;Stok awal;Terima;Jual;Pemakaian Genset No 2;Stok akhir', days.slice(30), (day) => {
          const [date = '', opening = '', receipts = '', issues = '', closing = ''] = five(day);
          return [date, opening, receipts, issues, day.own, closing];
        }),
      });
    },
  },
  'a movement under a word that is none': {
    asks: ['column'],
    answers: { roles: { 'kebun blok c': 'issues' } },
    write: (leak) =>
      table('Tanggal;Stok awal;Terima;Jual;Kebun Blok C;Stok akhir', simulate(leak, { own: 65 }), (day) => [
        slashed(day),
        ...[day.opening, day.receipts, day.issues, day.own, day.closing].map(dots),
      ]),
  },
  'a movement that begins after a thousand rows': {
    asks: ['column'],
    answers: { roles: { '#5': 'ownUse' } },
    write: (leak) =>
      table(
        'Tanggal;Stok awal;Terima;Jual;;Stok akhir',
        simulate(leak, { days: 1070, first: -900, own: 40, from: 1010 }),
        (day) => [iso(day), day.opening, day.receipts, day.issues, day.own, day.closing],
      ),
  },
  'transfers to and from another tank': {
    write: (leak) =>
      table('Tanggal;Stok awal;Terima;Transfer Masuk;Jual;Transfer Keluar;Stok akhir', simulate(leak), (day, place) => {
        const moved = place % 9 === 4 ? 900 : 0;
        return [slashed(day), ...[day.opening, day.receipts, moved, day.issues, moved, day.closing].map(dots)];
      }),
  },
  'tank 1 of two depots': {
    tight: 1,
    write(leak) {
      const [one, two] = [simulate(0), simulate(leak, { seed: 13 })];
      return [
        'Tgl;Depo;No Tangki;Stok awal;Terima;Keluar;Stok akhir',
        ...one.flatMap((day, place) =>
          [[day, 'Gresik'] as const, [two[place] as Day, 'Cilegon'] as const].map(([own, depot]) => {
            const [date, ...figures] = five(own);
            return [date, depot, 1, ...figures].join(';');
          }),
        ),
      ].join('\n');
    },
  },
  'a copied sheet': {
    write(leak) {
      const text = table(head, simulate(leak), five);
      return sheets({ 'Sep-Okt': text, 'Sep-Okt (2)': text });
    },
  },
  'running number, book stock, difference and sums': {
    write(leak) {
      let sold = 0;
      return table(
        'No;Tanggal;Stok awal;Terima;Jual;Kumulatif Jual;Stok Buku;Stok akhir fisik;Selisih',
        simulate(leak),
        (day, place) => {
          sold += day.issues;
          const book = day.opening + day.receipts - day.issues;
          const gap = day.closing - book;
          return [
            place + 1,
            slashed(day),
            ...[day.opening, day.receipts, day.issues, sold, book, day.closing].map(dots),
            gap < 0 ? `${-gap}-` : gap,
          ];
        },
      );
    },
  },
  'American dates and quoted thousands': {
    isGallons: true,
    write(leak) {
      const quoted = (value: number) => `"${value.toLocaleString('en-US')}"`;
      return [
        'Date,Opening Inventory,Deliveries,Sales,Closing Inches,Closing Gallons',
        ...simulate(leak).map((day) => {
          const [year, month, date] = iso(day).split('-');
          return [
            `${month}/${date}/${year}`,
            ...[day.opening, day.receipts, day.issues].map(quoted),
            (day.closing / 400).toFixed(1),
            quoted(day.closing),
          ].join(',');
        }),
      ].join('\n');
    },
  },
  'the own export': {
    write: (leak) =>
      table(
        'Tanggal;Tangki;Stok awal;Terima;Keluar atau jual;Lainnya (L);Stok akhir;Susut (L);Batas (± L);Alasan',
        simulate(leak, { own: 40 }),
        (day) => [
          iso(day),
          'T1',
          day.opening,
          day.receipts,
          day.issues,
          -40,
          day.closing,
          day.opening + day.receipts - day.issues - 40 - day.closing,
          60,
          'Susut 61 L, di luar batas ±60 L.',
        ],
      ),
  },
  'three delivery orders beside their sum, blank columns, averages': {
    write(leak) {
      const body = table('Tanggal;;Stok awal;DO 1;DO 2;Jumlah DO;;Jual;Stok akhir', simulate(leak), (day) => [
        slashed(day),
        '',
        ...[day.opening, day.receipts / 2, day.receipts / 2, day.receipts].map(dots),
        '',
        ...[day.issues, day.closing].map(dots),
      ]);
      return `${body}\nRata-rata;;12.000;1.000;1.000;2.000;;4.750;12.000`;
    },
  },
  'test draws beside stated sales that contain them': {
    asks: ['draws'],
    answers: { pours: true },
    write: (leak) =>
      table('Tanggal;Stok Awal;Terima;Penjualan;Tera;Stok Akhir', simulate(leak), (day) => [
        slashed(day),
        ...[day.opening, day.receipts, day.issues + 40, 40, day.closing].map(dots),
      ]),
  },
};

const values = initialValues(lossInputs);
const open = (text: string | Table) => (typeof text === 'string' ? parseTable(text) : text);
const cases = Object.entries(forms).flatMap(([name, form]) => [0, 40, 65].map((leak) => [name, leak, form] as const));

describe('the known leak is found in every form, or the question that hides it is asked', () => {
  test.each(cases)('%s: %d L a day', (_, leak, { write, asks = [], answers = {}, tight = 0, isGallons }) => {
    const file = open(write(leak));
    expect(openQuestions(analyse(file, values).analysis)).toEqual(asks);
    const { analysis, days } = analyse(file, values, answers);
    expect(openQuestions(analysis)).toEqual([]);
    expect([analysis.reading.badCount, analysis.tidying.conflicts]).toEqual([0, 0]);
    const rates = analysis.tanks.map((tank) => {
      const own = days.filter((day) => day.tank === tank);
      return own.reduce((sum, { loss, overnight }) => sum + loss + overnight, 0) / own.length;
    });
    expect(rates).toHaveLength(1 + tight);
    // Two dips of ±25 L over at least 30 days.
    for (const [place, rate] of rates.entries()) {
      const litres = isGallons ? rate / litresPerUnit.gal : rate;
      expect(Math.abs(litres - (place < tight ? 0 : leak))).toBeLessThan(2);
    }
  });

  test.each(Object.entries(forms))('%s: each figure has one entry', (_, { write }) => {
    const file = open(write(40));
    const figures = file.rows.flatMap(({ cells }) => cells).filter((cell) => /\d/.test(String(cell))).length;
    expect(accountedFigures(readRecord(file).account)).toBe(figures);
  });
});

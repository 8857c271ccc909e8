import { readFileSync } from 'node:fs';
import { parseTable } from 'tank-gauging/tabular/delimited';
import type { Tank } from 'tank-gauging/tank/tank-record';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { openQuestions, parseTankText, type ReadTank, readTankList } from 'tank-gauging/tank-list/read-tank-list';
import { fullLitres } from 'tank-gauging/vessel/vessel';
import { describe, expect, test } from 'vitest';
import { mediaOfRecord } from '../picker/words.ts';

const readCase = (name: string) => readFileSync(new URL(`../../../../../tests/cases/${name}`, import.meta.url), 'utf8');
const read = (text: string, answers = {}) => readTankList(parseTankText(text), mediaOfRecord, answers);
const litres = (tank: Partial<Tank>) => {
  const vessel = tankVessel(tank);
  return vessel ? Math.round(fullLitres(vessel)) : undefined;
};

describe('the list of fourteen tanks', () => {
  const shapes: Readonly<Record<string, string>> = { upright: 'tegak', lying: 'mendatar', box: 'persegi' };
  const [head, ...lines] = parseTable(readCase('list14-expected.csv')).rows.map(({ cells }) => cells.map(String));
  const expected = lines.map((cells) => Object.fromEntries(cells.map((cell, at) => [head?.[at] ?? '', cell])));

  test.each(['list14', 'list14-ideal'])('%s gives the expected row of each tag', (name) => {
    const { rows, columns } = read(readCase(`${name}.tsv`), {
      media: { 'air limbah': 'limbah-domestik' },
      well: 'pipa',
    });
    expect(rows).toHaveLength(14);
    expect(columns.every(({ role }) => role)).toBe(true);
    for (const row of rows) {
      const line = expected.find(
        ({ list = '', tag }) => tag === row.tag && [name, 'both', name.slice(7)].includes(list),
      );
      if (!line) throw new Error(`${row.tag} is not expected`);
      const size = (key: string) => (line[key] ? Number(line[key]) : undefined);
      const { shape, diameter, length, width, height, zone } = row.stated;
      expect({ shape, diameter, length, width, height, zone, questions: row.questions, unread: row.unread }).toEqual({
        shape: shapes[line['shape'] ?? ''],
        diameter: size('diameter_m'),
        length: size('length_m'),
        width: size('width_m'),
        height: size('height_m'),
        zone: line['zone'],
        questions: [],
        unread: [],
      });
      expect(row.medium?.name, row.tag).toContain(line['product_read']?.replace(/^Biosolar$/, 'Biosolar B40'));
      const full = litres({ ...row.stated, pressure: row.medium?.stored?.pressure ?? 0 });
      expect(
        line['capacity_l']?.split(' or ').some((one) => Math.abs(Number(one) / (full ?? 0) - 1) < 0.001),
        `${row.tag}: ${full} L`,
      ).toBe(true);
    }
  });

  test('remarks are read: floating roofs, coils, a nozzle of 2 inches, a wall of FRP', () => {
    const { rows } = read(readCase('list14.tsv'));
    const of = (tag: string) => rows.find((row) => row.tag === tag);
    expect(['T-103', 'T-403'].map((tag) => of(tag)?.stated.inside)).toEqual(['apung', 'apung']);
    expect([of('T-402')?.stated.inside, of('T-201')?.stated.nozzle, of('T-203')?.stated.wall]).toEqual([
      'koil',
      50,
      'plastik',
    ]);
    expect(of('T-401')?.notes).toEqual([{ kind: 'flatEnds', values: [112_000] }]);
  });

  test('a product that may be two media is asked about, and is in no tank until answered', () => {
    const { rows } = read(readCase('list14.tsv'));
    expect(openQuestions(rows)).toMatchObject([
      { question: { kind: 'well' }, rows: 2 },
      { question: { kind: 'product', key: 'air limbah' }, rows: 1 },
    ]);
    expect(rows.filter(({ tank }) => tank)).toHaveLength(11);
  });
});

const size = (value: number | undefined) => (value === undefined ? '' : String(value));
const product = ({ medium, product: typed, isIdle, questions }: ReadTank) =>
  isIdle ? 'idle' : (medium?.name ?? (questions.some(({ kind }) => kind === 'product') ? `? ${typed}` : ''));
const shown = (row: ReadTank) => {
  const { shape = '', diameter, length, width, height, zone = '', quantity = 1 } = row.stated;
  const open = row.questions.filter(({ kind }) => kind !== 'product').map(({ kind }) => kind);
  return [row.tag, product(row), shape, ...[diameter, length, width, height].map(size), zone, quantity, ...open].join(
    '|',
  );
};

describe('lists as plants keep them', () => {
  test('a petrol station: buried tanks, titles above, capacity in kL', () => {
    const { rows, others, columns } = read(
      [
        'DATA TANGKI SPBU 44.501.12',
        'Per 1 November 2026',
        'No.;Nama Tangki;Produk;Kapasitas (KL);Dia (mm);Panjang (mm);Keterangan;No. Seri Dispenser',
        '1;Tangki 1;PERTALITE;30;2.438;6.500;Tangki pendam;D-1',
        '2;Tangki 2;PERTAMAX;20;2.438;4.300;Tangki pendam;D-2',
        '3;Tangki 3;BIOSOLAR;30;2.438;6.500;Tangki pendam;',
        'Total;;;80;;;;',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      'Tangki 1|Pertalite (bensin RON 90)|mendatar|2.438|6.5||||1',
      'Tangki 2|Pertamax (bensin RON 92)|mendatar|2.438|4.3||||1',
      'Tangki 3|Biosolar B40|mendatar|2.438|6.5||||1',
    ]);
    expect(rows.map(({ stated }) => stated.place)).toEqual(['tanam', 'tanam', 'tanam']);
    // π/4 × 2.438² × 6.5 = 30.34 m³: the plate says 30.
    expect(litres(rows[0]?.stated ?? {})).toBeCloseTo(30_344, -1);
    expect(others.map(({ kind, line }) => [kind, line])).toEqual([
      ['title', 1],
      ['title', 2],
      ['heading', 3],
      ['total', 7],
    ]);
    expect(columns.filter(({ role }) => !role).map(({ heading }) => heading)).toEqual(['No. Seri Dispenser']);
  });

  test('two rows of headings with merged cells, a row of numbers, groups and totals', () => {
    const { rows, others } = read(
      [
        'NO\tNO. TANGKI\tJENIS PRODUK\tDIMENSI (m)\t\t\t\tKLASIFIKASI AREA',
        '\t\t\tD\tP\tL\tT\t',
        '(1)\t(2)\t(3)\t(4)\t(5)\t(6)\t(7)\t(8)',
        'A.\tAREA TANGKI TIMBUN',
        '1\tTK-01\tMFO 380\t15,20\t\t\t12,00\tZona 2',
        '2\tTK-02\tHSD\t11,00\t\t\t9,60\tZona 2',
        '\tSub Total\t\t\t\t\t\t',
        'B.\tAREA WATER TREATMENT',
        '3\tBK-01\tAir bersih\t\t8,00\t5,00\t3,00\tNon Hazardous',
        '4\tBK-02\tsda\t\tsda\tsda\t2,50\tsda',
        'JUMLAH\t4 tangki',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      'TK-01|? MFO 380|tegak|15.2|||12|zona-2|1',
      'TK-02|Solar B0 (minyak solar murni)|tegak|11|||9.6|zona-2|1',
      'BK-01|Air baku dan air bersih|persegi||8|5|3|aman|1',
      'BK-02|Air baku dan air bersih|persegi||8|5|2.5|aman|1',
    ]);
    expect(others.map(({ kind, line }) => [kind, line])).toEqual([
      ['heading', 1],
      ['heading', 2],
      ['heading', 3],
      ['group', 4],
      ['total', 7],
      ['group', 8],
      ['total', 11],
    ]);
  });

  test('an equipment list of an engineering contractor, in English with decimal points', () => {
    const { rows, columns } = read(
      [
        'Equipment No,Service,Type,ID (mm),T-T (mm),Op. Temp (°C),Op. Press (barg),Design Press (barg),Hazardous Area,MOC,Remarks',
        '31-TK-001,Methanol,Vertical,"7,000.0","8,000.0",32,ATM,0.02,Zone 1,CS,Internal Floating Roof',
        '31-D-002,Propane,Horizontal,"3,200.0","14,000.0",30,10.5,17.6,Zone 1,CS,bullet',
        '31-TK-003,Caustic Soda 32%,Vertical,"4,500.0","6,000.0",amb,ATM,,Unclassified,SS316L,Nozzle 4"',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      '31-TK-001|Metanol|tegak|7|||8|zona-1|1|well',
      '31-D-002|Propana|mendatar|3.2|14|||zona-1|1',
      '31-TK-003|Soda kaustik 32%|tegak|4.5|||6|aman|1',
    ]);
    expect(rows.map(({ stated }) => [stated.temperature, stated.pressure, stated.designPressure])).toEqual([
      [32, 0, 0.02],
      [30, 10.5, 17.6],
      [undefined, 0, undefined],
    ]);
    expect([rows[0]?.stated.inside, rows[2]?.stated.nozzle]).toEqual(['apung', 100]);
    expect(columns.filter(({ role }) => !role).map(({ heading }) => heading)).toEqual(['MOC']);
  });

  test('feet and inches of an old terminal', () => {
    const { rows } = read(
      [
        'Tank No.\tProduct\tDia\tHeight\tCap. (bbl)',
        "T-1\tAvtur\t39'-4 1/2\"\t32'\t6,900",
        'T-2\tKerosene\t30\' 0"\t24\'-6"\t',
      ].join('\n'),
    );
    // 39 ft 4.5 in = 472.5 in = 12.0015 m; 32 ft = 9.7536 m; 24 ft 6 in = 7.4676 m.
    expect(rows.map(shown)).toEqual([
      'T-1|Avtur (Jet A-1)|tegak|12.0015|||9.7536||1',
      'T-2|Minyak tanah (kerosin)|tegak|9.144|||7.4676||1',
    ]);
    // 1,103.4 m³ are 6,940 barrels: 6,900 is rounded, within 1 %.
    expect(rows[0]?.stated.capacity).toBe(Math.round(6900 * 158.987294928));
  });

  test('sizes in one cell, ranges of tags and quantities', () => {
    const { rows } = read(
      [
        'Tag;Isi;Tipe;Ukuran;Jumlah',
        'T-102 s/d T-105;Solar;Horizontal;Ø 2,5 x 6,1 m;4',
        'T-201 A/B;HCl 33%;Vertikal;D 3.000 x H 4.000 mm;2',
        'BP-1 (3 unit);Air limbah;Bak beton;10 x 8 x 4 m;',
        'T-301, T-302;Molases;Tegak;dia 12 m x tinggi 9 m;3',
      ].join('\n'),
      { media: { molases: 'molase' } },
    );
    expect(rows.map(shown)).toEqual([
      'T-102 s/d T-105|Biosolar B40|mendatar|2.5|6.1||||4',
      'T-201 A/B|Asam klorida 32%|tegak|3|||4||2',
      'BP-1 (3 unit)|? Air limbah|persegi||10|8|4||3',
      'T-301, T-302|Molase (tetes tebu)|tegak|12|||9||2',
    ]);
    // Two tags and a quantity of three contradict one another.
    expect(rows[3]?.notes).toEqual([{ kind: 'quantity', values: [2, 3] }]);
  });

  test('idle tanks, marks of repetition, and an empty product that may be the one above', () => {
    const text = [
      'Tangki\tFluida\tBentuk\tDiameter (m)\tTinggi (m)\tStatus',
      'TK-1\tCPO\ttegak\t16\t11\tOperasi',
      'TK-2\t"\t"\t"\t"\tOperasi',
      'TK-3\t\ttegak\t12\t10\tOperasi',
      'TK-4\tkosong\ttegak\t8\t7\tIdle',
      'TK-5\t\ttegak\t6\t7\tTidak dipakai',
    ].join('\n');
    const { rows } = read(text);
    expect(rows.map(shown)).toEqual([
      'TK-1|CPO (minyak sawit mentah)|tegak|16|||11||1',
      'TK-2|CPO (minyak sawit mentah)|tegak|16|||11||1',
      'TK-3|? |tegak|12|||10||1',
      'TK-4|idle|tegak|8|||7||1',
      'TK-5|idle|tegak|6|||7||1',
    ]);
    expect(openQuestions(rows)).toMatchObject([
      { question: { key: '↑ cpo', above: 'CPO', proposed: [{ id: 'cpo' }] }, rows: 1 },
    ]);
    expect(read(text, { media: { '↑ cpo': 'cpo' } }).rows.filter(({ tank }) => tank)).toHaveLength(3);
  });

  test('a capacity column at 90 % of the sizes is asked about once, and means what is answered', () => {
    const text = [
      'Tangki;Produk;Dia (m);Tinggi (m);Kapasitas (m3)',
      'T-1;Solar;10;8;565',
      'T-2;Solar;8;8;362',
      'T-3;Pertamax;6;6;153',
    ].join('\n');
    const asked = read(text);
    // π/4 × 10² × 8 = 628.3: 565 is 89.9 %; 402.1: 362 is 90.0 %; 169.6: 153 is 90.2 %.
    expect(asked.capacity).toMatchObject({ heading: 'Kapasitas (m3)', rows: 3 });
    expect([asked.capacity?.least, asked.capacity?.most].map((share) => share?.toFixed(3))).toEqual(['0.899', '0.902']);
    expect(asked.rows.map(({ tank, stated }) => [tank !== undefined, stated.capacity, stated.safe])).toEqual(
      Array.from({ length: 3 }, () => [true, undefined, undefined]),
    );
    const fields = (capacity: string) =>
      read(text, { capacity }).rows.map(({ stated }) => [stated.capacity, stated.safe]);
    expect(fields('safe')[0]).toEqual([undefined, 565_000]);
    expect(fields('nominal')[0]).toEqual([undefined, undefined]);
    expect(fields('gross')[0]).toEqual([565_000, undefined]);
  });

  test('water works: basins by P × L × T without units, and a capacity that contradicts', () => {
    const { rows } = read(
      [
        'Kode;Nama Reservoir;Isi;P;L;T;Volume (m3)',
        'R1;Reservoir Induk;Air bersih;40;25;4;4.000',
        'R2;Reservoir Distribusi;Air minum;20;15;3,5;1.050',
        'R3;Bak Pengumpul;Air baku;12;8;3;500',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      'R1|Air baku dan air bersih|persegi||40|25|4||1',
      'R2|Air baku dan air bersih|persegi||20|15|3.5||1',
      'R3|Air baku dan air bersih|persegi||12|8|3||1',
    ]);
    expect(rows[2]?.notes).toEqual([{ kind: 'capacity', values: [500_000, 288_000] }]);
  });

  test('a palm oil mill: capacity in tonnes is no volume, the shape is asked about once', () => {
    const { rows, columns } = read(
      [
        'Storage Tank;Produk;Kapasitas (ton);Diameter;Panjang/Tinggi;Suhu',
        'ST No. 1;Crude Palm Oil (CPO);2.000;16,0;11,0;50-55',
        'ST No. 2;CPO;1.000;12,0;10,0;50',
        'ST No. 3;PKO;500;9,0;8,5;',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      'ST No. 1|CPO (minyak sawit mentah)||16|||11||1|shape',
      'ST No. 2|CPO (minyak sawit mentah)||12|||10||1|shape',
      'ST No. 3|PKO (minyak inti sawit)||9|||8.5||1|shape',
    ]);
    expect(openQuestions(rows)).toMatchObject([{ question: { kind: 'shape', key: '' }, rows: 3 }]);
    expect(columns.find(({ heading }) => heading.startsWith('Kapasitas'))?.role).toBeUndefined();
    expect(rows.map(({ stated }) => stated.temperature)).toEqual([55, 50, undefined]);
  });

  test('two sheets, tags that a spreadsheet made dates of, and a sheet that is no list', () => {
    const rows = (sheet: number, cells: (string | number)[][]) =>
      cells.map((one, at) => ({ line: at + 1, sheet, cells: one }));
    const { rows: found, unreadSheets } = readTankList(
      {
        separator: undefined,
        sheets: ['Sampul', 'Area 1', 'Area 2'],
        rows: [
          ...rows(0, [['Daftar tangki PT Contoh'], ['Revisi 2']]),
          ...rows(1, [
            ['Tank No', 'Product', 'Shape', 'Dia (mm)', 'Height (mm)'],
            ['2026-03-01', 'Solar', 'Vertical', 8000, 7500],
            ['T-2', 'Xylene', 'Vertical', 6000, 7000],
          ]),
          ...rows(2, [
            ['No Tangki', 'Isi', 'Bentuk', 'Diameter (m)', 'Tinggi (m)'],
            ['T-2', 'Toluene', 'Tegak', 5.5, 6],
          ]),
        ],
      },
      mediaOfRecord,
    );
    expect(found.map(shown)).toEqual([
      '2026-03-01|Biosolar B40|tegak|8|||7.5||1',
      'T-2|Xilena campuran|tegak|6|||7||1',
      'T-2|Toluena|tegak|5.5|||6||1',
    ]);
    expect(found.map(({ notes }) => notes.map(({ kind }) => kind))).toEqual([['dateTag'], [], ['twice']]);
    expect(unreadSheets).toEqual([{ name: 'Sampul', rows: 2 }]);
  });

  test('figures in mm without a unit, unknown words and missing sizes are asked about or named', () => {
    const { rows } = read(
      [
        'Tag\tService\tShape\tDia\tHeight\tZone\tRemarks',
        'V-1\tpremium-xyz\tkerucut terbalik\t3000\t4000\tArea B\tbuatan 1998',
        'V-2\tToluene\tVertical\t4.000\t-\tZone 2\t',
        'V-3\tToluene\tVertical\tempat meter\t5000\tZone 1\t',
      ].join('\n'),
    );
    expect(rows.map(shown)).toEqual([
      'V-1|? premium-xyz||3|||4||1|shape',
      'V-2|Toluena|tegak|4||||zona-2|1|size',
      'V-3|Toluena|tegak||||5|zona-1|1|size',
    ]);
    expect(rows[0]?.unread.map(({ cell }) => cell)).toEqual(['buatan 1998', 'Area B']);
    expect(rows[2]?.unread.map(({ cell }) => cell)).toEqual(['empat meter']);
  });
});

test('two hundred rows of rubbish keep every row', () => {
  const rubbish = Array.from({ length: 200 }, (_, at) => `x${at};${'#?!'.repeat(at % 3)};…;=1/0;NULL`);
  const headless = read(rubbish.join('\n'));
  expect(headless.rows.map(({ line }) => line)).toEqual(Array.from({ length: 200 }, (_, at) => at + 1));
  const headed = read(['Tag;Produk;Bentuk;Diameter;Tinggi', ...rubbish].join('\n'));
  expect(headed.rows).toHaveLength(200);
  expect(headed.rows.every(({ tank }) => tank === undefined)).toBe(true);
  expect(headed.rows[5]?.typed).toContain('x5');
});

import { strToU8, zipSync } from 'fflate';

/** Indices of the cell formats in `styles.xml`. */
const looks = {
  plain: 0,
  head: 1,
  input: 2,
  money: 3,
  share: 4,
  decimal: 5,
  note: 6,
  wrapped: 7,
  blank: 8,
  total: 9,
} as const;
type Look = keyof typeof looks;

/** Cell; `formula` is without its `=`, `value` is its result for viewers that do not calculate. */
export interface Cell {
  text?: string;
  number?: number;
  formula?: string;
  value?: number | string;
  look?: Look;
}

export interface Sheet {
  name: string;
  widths: readonly number[];
  rows: readonly (readonly (Cell | undefined)[])[];
  /** Number of top rows that stay visible and repeat on every printed page. */
  frozen?: number;
  /** Number of columns printed; all if absent. */
  printed?: number;
}

export const headingRow = (names: readonly string[]): Cell[] => names.map((text) => ({ text, look: 'head' }));
/** Sheet for reading and printing: headings in its first row, text wrapped in cells. */
export const tableSheet = (
  name: string,
  widths: readonly number[],
  columns: readonly string[],
  rows: Sheet['rows'],
): Sheet => ({
  ...{ name, widths, frozen: 1 },
  rows: [headingRow(columns), ...rows],
});

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** Column letters of an index: `0` → `A`, `27` → `AB`. */
export function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

function cellXml({ text, number, formula, value, look = 'plain' }: Cell, place: string): string {
  const at = `r="${place}" s="${looks[look]}"`;
  if (formula !== undefined) {
    const kind = typeof value === 'string' ? ' t="str"' : '';
    const known = value === undefined ? '' : `<v>${escaped(String(value))}</v>`;
    return `<c ${at}${kind}><f>${escaped(formula)}</f>${known}</c>`;
  }
  if (number !== undefined) return `<c ${at}><v>${number}</v></c>`;
  if (text === undefined) return `<c ${at}/>`;
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** Estimated lines of wrapped text; column widths count digits, and letters are narrower. */
const estimateLines = ({ text = '', look }: Cell = {}, width: number): number =>
  look === 'wrapped' || look === 'head' ? Math.ceil(text.length / (1.1 * width)) : 1;

function sheetXml({ widths, rows, frozen = 0 }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, row) => {
    const filled = cells.map((cell, column) => cell && cellXml(cell, `${columnName(column)}${row + 1}`));
    // Set the row height: not every program adjusts it to wrapped text.
    const most = Math.max(...cells.map((cell, column) => estimateLines(cell, widths[column] ?? 10)));
    const height = most > 1 ? ` ht="${most * 15 + 1}" customHeight="1"` : '';
    return `<row r="${row + 1}"${height}>${filled.filter(Boolean).join('')}</row>`;
  });
  const [view, page] = frozen
    ? [
        `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetViews><sheetView workbookViewId="0"><pane ySplit="${frozen}" topLeftCell="A${frozen + 1}" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>`,
        '<pageMargins left="0.5" right="0.5" top="0.6" bottom="0.6" header="0.3" footer="0.3"/><pageSetup paperSize="9" orientation="landscape" fitToHeight="0"/><headerFooter><oddHeader>&amp;L&amp;F&amp;R&amp;A</oddHeader><oddFooter>&amp;R&amp;P / &amp;N</oddFooter></headerFooter>',
      ]
    : ['', ''];
  return `${xmlHead}<worksheet xmlns="${main}">${view}<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData>${page}</worksheet>`;
}

/** Formats in the order of `looks`. Custom number formats begin at id 164. */
const styles = `${xmlHead}<styleSheet xmlns="${main}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0;[Red]-#,##0"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="#,##0.0##"/></numFmts>
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="4"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFD5EEE8"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFE6EAED"/></patternFill></fill></fills>
<borders count="2"><border/><border><left/><right/><top/><bottom style="hair"/></border></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="10"><xf/><xf fontId="1" fillId="3" applyFont="1" applyFill="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="166" fillId="2" applyNumberFormat="1" applyFill="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="164" applyNumberFormat="1" applyAlignment="1"><alignment vertical="top"/></xf><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf fontId="2" applyFont="1"/><xf borderId="1" applyBorder="1" applyAlignment="1"><alignment horizontal="left" vertical="top" wrapText="1"/></xf><xf fillId="2" borderId="1" applyFill="1" applyBorder="1" applyAlignment="1"><alignment vertical="top" wrapText="1"/></xf><xf numFmtId="164" fontId="1" applyNumberFormat="1" applyFont="1"/></cellXfs>
</styleSheet>`;

/** Workbook (ECMA-376) whose formulas are recalculated on opening; `about` fills its properties. */
export function xlsx(sheets: readonly Sheet[], about?: { title: string; author: string }): Uint8Array<ArrayBuffer> {
  const numbered = sheets.map((sheet, index) => ({ sheet, id: index + 1 }));
  const link = (id: number | string, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  // Built-in names for the print area and the rows repeated on every page.
  const names = numbered.flatMap(({ sheet: { name, frozen, printed, rows }, id }) => {
    const place = (kind: string, cells: string) =>
      `<definedName name="_xlnm.${kind}" localSheetId="${id - 1}">'${escaped(name.replaceAll("'", "''"))}'!${cells}</definedName>`;
    return [
      ...(printed ? [place('Print_Area', `$A$1:$${columnName(printed - 1)}$${rows.length}`)] : []),
      ...(frozen ? [place('Print_Titles', `$1:$${frozen}`)] : []),
    ];
  });
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${content}.${type}+xml"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${about ? '<Override PartName="/docProps/core.xml" ContentType="application/vnd.openxmlformats-package.core-properties+xml"/>' : ''}${numbered.map(({ id }) => part(`/xl/worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}${about ? `<Relationship Id="rId2" Type="${packageNames}/relationships/metadata/core-properties" Target="docProps/core.xml"/>` : ''}</Relationships>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ sheet, id }) => `<sheet name="${escaped(sheet.name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets>${names.length > 0 ? `<definedNames>${names.join('')}</definedNames>` : ''}<calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${numbered.map(({ id }) => link(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${link(numbered.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
    ...(about && {
      'docProps/core.xml': `${xmlHead}<cp:coreProperties xmlns:cp="${packageNames}/metadata/core-properties" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${escaped(about.title)}</dc:title><dc:creator>${escaped(about.author)}</dc:creator><dc:language>id-ID</dc:language></cp:coreProperties>`,
    }),
  };
  for (const { sheet, id } of numbered) files[`xl/worksheets/sheet${id}.xml`] = sheetXml(sheet);
  const zipped = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
  return new Uint8Array(zipped);
}

import { strToU8, zipSync } from 'fflate';

/** Places in the list of `styles.xml`. */
const looks = { plain: 0, head: 1, input: 2, money: 3, share: 4, decimal: 5, note: 6 } as const;
type Look = keyof typeof looks;

/** A formula stands without its `=`; `value` is for viewers that do not calculate. */
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
}

const xmlHead = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packageNames = 'http://schemas.openxmlformats.org/package/2006';
const content = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);

/** `0` → `A`, `27` → `AB`. */
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
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${escaped(text ?? '')}</t></is></c>`;
}

function sheetXml({ widths, rows }: Sheet): string {
  const columns = widths.map(
    (width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const lines = rows.map((cells, row) => {
    const filled = cells.map((cell, column) => cell && cellXml(cell, `${columnName(column)}${row + 1}`));
    return `<row r="${row + 1}">${filled.filter(Boolean).join('')}</row>`;
  });
  return `${xmlHead}<worksheet xmlns="${main}"><cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`;
}

/** In the order of `looks`. Own number formats begin at 164. */
const styles = `${xmlHead}<styleSheet xmlns="${main}">
<numFmts count="3"><numFmt numFmtId="164" formatCode="#,##0;[Red]-#,##0"/><numFmt numFmtId="165" formatCode="0.0%"/><numFmt numFmtId="166" formatCode="#,##0.0##"/></numFmts>
<fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font><font><i/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFD5EEE8"/></patternFill></fill></fills>
<borders count="1"><border/></borders>
<cellStyleXfs count="1"><xf/></cellStyleXfs>
<cellXfs count="7"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="166" fillId="2" applyNumberFormat="1" applyFill="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf fontId="2" applyFont="1"/></cellXfs>
</styleSheet>`;

/** A workbook (ECMA-376), calculated anew by whoever opens it. */
export function xlsx(sheets: readonly Sheet[]): Uint8Array<ArrayBuffer> {
  const numbered = sheets.map((sheet, index) => ({ sheet, id: index + 1 }));
  const link = (id: number | string, type: string, target: string) =>
    `<Relationship Id="rId${id}" Type="${relations}/${type}" Target="${target}"/>`;
  const part = (name: string, type: string) => `<Override PartName="${name}" ContentType="${content}.${type}+xml"/>`;
  const files: Record<string, string> = {
    '[Content_Types].xml': `${xmlHead}<Types xmlns="${packageNames}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${part('/xl/workbook.xml', 'sheet.main')}${part('/xl/styles.xml', 'styles')}${numbered.map(({ id }) => part(`/xl/worksheets/sheet${id}.xml`, 'worksheet')).join('')}</Types>`,
    '_rels/.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${link(1, 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `${xmlHead}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${numbered.map(({ sheet, id }) => `<sheet name="${escaped(sheet.name)}" sheetId="${id}" r:id="rId${id}"/>`).join('')}</sheets><calcPr fullCalcOnLoad="1"/></workbook>`,
    'xl/_rels/workbook.xml.rels': `${xmlHead}<Relationships xmlns="${packageNames}/relationships">${numbered.map(({ id }) => link(id, 'worksheet', `worksheets/sheet${id}.xml`)).join('')}${link(numbered.length + 1, 'styles', 'styles.xml')}</Relationships>`,
    'xl/styles.xml': styles,
  };
  for (const { sheet, id } of numbered) files[`xl/worksheets/sheet${id}.xml`] = sheetXml(sheet);
  const zipped = zipSync(Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])));
  return new Uint8Array(zipped);
}

import { strToU8, zipSync } from 'fflate';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';

const text = (at: string, value: string) => `<c r="${at}" t="inlineStr"><is><t>${value}</t></is></c>`;

/** A workbook of an honest tank over some days, the least that Excel opens (ECMA-376, part 1, annex L.2). */
export function workbook(days: number): Uint8Array {
  const heads = ['Tanggal', 'Stok awal (L)', 'Terima', 'Jual', 'Stok akhir'].map((name, i) =>
    text(`${'ABCDE'[i]}1`, name),
  );
  let opening = 10_000;
  const rows = Array.from({ length: days }, (_, i) => {
    // Dips that are off by at most 20 L and drift nowhere.
    const closing = 9_000 + ((i * 7919) % 41) - 20;
    const receipts = 10_000 - opening;
    const figures = [opening, receipts, 1000, closing];
    opening = closing;
    const cells = figures.map((value, at) => `<c r="${'BCDE'[at]}${i + 2}"><v>${value}</v></c>`).join('');
    return `<row r="${i + 2}"><c r="A${i + 2}" s="1"><v>${30_000 + i}</v></c>${cells}</row>`;
  });
  const files = {
    '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"/>`,
    '_rels/.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `${declaration}<workbook ${main} xmlns:r="${relations}"><sheets><sheet name="Stok" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `${declaration}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relations}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
    'xl/styles.xml': `${declaration}<styleSheet ${main}><cellStyleXfs count="1"><xf numFmtId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" xfId="0"/><xf numFmtId="14" xfId="0" applyNumberFormat="1"/></cellXfs></styleSheet>`,
    'xl/worksheets/sheet1.xml': `${declaration}<worksheet ${main}><sheetData><row r="1">${heads.join('')}</row>${rows.join('')}</sheetData></worksheet>`,
  };
  return zipSync(Object.fromEntries(Object.entries(files).map(([name, content]) => [name, strToU8(content)])));
}

import { inflateSync } from 'node:zlib';

/** Codes of the glyphs that a PDF draws, four hexadecimal digits each; 0000 is the box for a missing glyph. */
export function glyphCodes(pdf: Buffer): Set<string> {
  const codes = new Set<string>();
  for (const content of streams(pdf)) {
    for (const [, list = ''] of content.matchAll(/\[([^\]]*)\] TJ/g)) {
      for (const [, run = ''] of list.matchAll(/<([0-9a-f]+)>/g)) {
        for (const code of run.match(/.{4}/g) ?? []) codes.add(code);
      }
    }
  }
  return codes;
}

/** The packed streams of a PDF that hold drawing operators. */
function* streams(pdf: Buffer): Generator<string> {
  const raw = pdf.toString('latin1');
  for (const match of raw.matchAll(/\/Length (\d+)[^>]*?\/Filter \/FlateDecode[^>]*?>>\s*stream\r?\n/g)) {
    const start = match.index + match[0].length;
    const content = inflateSync(pdf.subarray(start, start + Number(match[1]))).toString('latin1');
    if (content.includes(' TJ')) yield content;
  }
}

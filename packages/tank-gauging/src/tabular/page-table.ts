import type { Row, Table } from './cells.ts';

const isPage = /^\s*(?:<!doctype html|<html|<head|<meta|<body|<style|<table)\b/i;
const cellPattern = /<t[dh]\b([^>]*)>([\s\S]*?)(?=<\/t[dhr]\b|<t[dhr]\b|<\/table|$)/gi;
const named: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  sup3: '³',
};

const asText = (html: string): string =>
  html
    .replace(/<br\b[^>]*>/gi, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi, (whole, decimal, hex, name) =>
      name
        ? (named[name.toLowerCase()] ?? whole)
        : String.fromCodePoint(Number.parseInt(decimal ?? hex, decimal ? 10 : 16)),
    )
    .trim();

const readSpan = (attributes: string, name: string): number =>
  Math.min(100, Number(new RegExp(`${name}\\s*=\\s*["']?(\\d+)`, 'i').exec(attributes)?.[1] ?? 1));

/**
 * Rows of the tables in an HTML page, as some programs save it with a workbook's extension; undefined for other text.
 */
export function parsePageTable(text: string): Table | undefined {
  if (!isPage.test(text.slice(0, 500))) return undefined;
  /** Rows that a cell above still spans, by column. */
  const filled: number[] = [];
  const rows = text
    .split(/<tr\b[^>]*>/i)
    .slice(1)
    .map((html, index): Row => {
      const cells: string[] = [];
      const pass = () => {
        while (filled[cells.length]) {
          filled[cells.length] = (filled[cells.length] ?? 1) - 1;
          cells.push('');
        }
      };
      for (const [, attributes = '', content = ''] of html.matchAll(cellPattern)) {
        pass();
        const [wide, high] = [readSpan(attributes, 'colspan'), readSpan(attributes, 'rowspan')];
        for (let column = 0; column < wide; column += 1) {
          filled[cells.length] = high - 1;
          cells.push(column === 0 ? asText(content) : '');
        }
      }
      pass();
      return { line: index + 1, cells };
    });
  return { rows: rows.filter(({ cells }) => cells.some(Boolean)), separator: undefined };
}

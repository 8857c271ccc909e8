import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths } from '../scripts/paths.ts';

/** A value for each slot of a text: `{ tank: 'TK-204' }` for `{{tank}}`. */
export type Slots = Readonly<Record<string, string>>;

/** A record of src/content as its writer left it, by its path without ending: `pages/demo`. */
export const readRecord = (name: string) =>
  parse(readFileSync(join(paths.root, 'apps/site/src/content', `${name}.yaml`), 'utf8'));

/**
 * The words of a record, so that a test finds things by the name that a writer gave them and by no other.
 * Read apart from the code that the site is built with, whose faults would otherwise stand on both sides.
 * @param under the keys that lead to the part of the record that is meant: `tool.fields`
 */
export function wordsOf(name: string, under = '') {
  const record = readRecord(name);
  const source = (key: string): string => {
    const path = [under, key].filter(Boolean).join('.');
    const text = path.split('.').reduce((value, step) => value?.[step], record);
    if (typeof text !== 'string') throw new Error(`apps/site/src/content/${name}.yaml has no text at ${path}`);
    return text;
  };
  return {
    /** A text as it is read. @throws when it is not there, or has a slot that is not given */
    say: (key: string, slots: Slots = {}): string => plainWords(source(key), slots),
    /** A text as a pattern, in which any white space may stand for a space, and anything in a slot not given. */
    like: (key: string, slots: Slots = {}): RegExp => {
      const parts = source(key).split(/\{\{(\w+)\}\}/);
      const pattern = parts.map((part, index) => {
        if (index % 2 === 0) return literal(plainWords(part));
        return slots[part] === undefined ? '.+?' : literal(slots[part]);
      });
      // A slot at the end would otherwise be content with one character.
      return new RegExp(pattern.join('').replace(/\.\+\?$/, '.+'));
    },
  };
}

/** The figure of a claim as it is printed. */
export function claimFigure(id: string): string {
  const { figure } = readRecord(`claims/${id}`);
  if (typeof figure !== 'object') return String(figure);
  if (figure.sensor) return 'IP66/68';
  const amount = figure.below ? `< ${figure.below}` : figure.from ? `${figure.from}–${figure.to}` : `${figure.number}`;
  return `${amount.replace('.', ',')}${figure.unit === '%' ? '' : ' '}${figure.unit}`;
}

/** A text of a record without its marks: names, figures of claims and slots are filled in. */
export function plainWords(text: string, slots: Slots = {}): string {
  return text.replace(
    /\{\{(\w+)\}\}|\{(en|abbr|claim):([^{}]+)\}|\{(\w+)\}/g,
    (whole, slot?: string, kind?: string, inner = '', name = '') => {
      const filled = slot ? slots[slot] : kind === 'claim' ? claimFigure(inner) : kind ? inner : brand[name];
      if (filled === undefined) throw new Error(`nothing is given for ${whole} in “${text}”`);
      return filled;
    },
  );
}

const brand = z.record(z.string(), z.coerce.string()).parse(readRecord('site/brand'));

const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { paths } from '../scripts/paths.ts';

/** Value per slot of a text: `{ tank: 'TK-204' }` for `{{tank}}`. */
export type Slots = Readonly<Record<string, string>>;

/** Record of src/content as written, by its path without extension: `pages/demo`. */
export const readRecord = (name: string) =>
  parse(readFileSync(join(paths.root, 'apps/site/src/content', `${name}.yaml`), 'utf8'));

/**
 * Texts of a record, so that tests find elements by their current labels. Read without the site's own code, whose bugs
 * would otherwise affect page and test alike.
 * @param under keys of the part of the record: `tool.fields`
 */
export function recordWords(name: string, under = '') {
  const record = readRecord(name);
  const source = (key: string): string => {
    const path = [under, key].filter(Boolean).join('.');
    const text = path.split('.').reduce((value, step) => value?.[step], record);
    if (typeof text !== 'string') throw new Error(`apps/site/src/content/${name}.yaml has no text at ${path}`);
    return text;
  };
  return {
    /** Text with its slots filled. @throws when the text is missing or a slot has no value */
    say: (key: string, slots: Slots = {}): string => plainWords(source(key), slots),
    /** Pattern of a text: any white space matches a space, any text a slot without value. */
    like: (key: string, slots: Slots = {}): RegExp => {
      const parts = source(key).split(/\{\{(\w+)\}\}/);
      const pattern = parts.map((part, index) => {
        if (index % 2 === 0) return literal(plainWords(part));
        return slots[part] === undefined ? '.+?' : literal(slots[part]);
      });
      // Anchored, because a lazy slot at the end would match a single character.
      return new RegExp(pattern.join('').replace(/\.\+\?$/, '.+'));
    },
  };
}

/** Figure of a claim as printed. */
export function claimFigure(id: string): string {
  const { figure } = readRecord(`claims/${id}`);
  if (typeof figure !== 'object') return String(figure);
  if (figure.sensor) return 'IP66/68';
  const amount = figure.below ? `< ${figure.below}` : figure.from ? `${figure.from}–${figure.to}` : `${figure.number}`;
  return `${amount.replace('.', ',')}${figure.unit === '%' ? '' : ' '}${figure.unit}`;
}

/** Plain text of a record: marks removed; names, figures of claims and slots filled in. */
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

/** A text as the source of a pattern that it matches, with any white space for a space. */
export const literal = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/\s+/g, '\\s+');

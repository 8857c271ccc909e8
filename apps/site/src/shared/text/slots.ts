import { isMarked, joinParts } from 'contract/marked';
import { fillText } from 'contract/slots';

type Values = Readonly<Record<string, string>>;

const slot = /\{(\w+)\}/g;

/** Whether every slot has a value. */
export function canFill(text: string, values: Values): boolean {
  return [...text.matchAll(slot)].every(([, name = '']) => Object.hasOwn(values, name));
}

/**
 * Fills the slots of all texts in a value; a writer’s `{{bulan}}` has been parsed to `{bulan}`. Marks are kept.
 * @throws Error when a slot has no value; the message names it
 */
export function fillSlots<T>(texts: T, values: Values): T;
export function fillSlots(texts: unknown, values: Values): unknown {
  if (typeof texts === 'string') return fillText(texts, values);
  if (Array.isArray(texts)) return texts.map((text) => fillSlots(text, values));
  if (texts === null || typeof texts !== 'object') return texts;
  if (isMarked(texts)) {
    return joinParts(texts.parts.map((part) => (typeof part === 'string' ? fillText(part, values) : part)));
  }
  return Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, fillSlots(text, values)]));
}

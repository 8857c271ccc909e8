import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

export type Json = string | number | boolean | null;

/** A page in one browser engine, worked by real input. Every selector is CSS and means the first match. */
export interface Tab {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it is sent there as text, so it can use nothing from outside but its arguments. */
  ask<Answer, Given extends readonly Json[]>(question: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  choose(selector: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** Runs in every document before its own scripts, and keeps what tests ask for. */
export const witnessFile = join(import.meta.dirname, 'witness.js');
export const witnessScript = (): string => readFileSync(witnessFile, 'utf8');

export type Witnessed = typeof globalThis & {
  readonly witness: {
    readonly complaints: readonly string[];
    readonly written: readonly (readonly unknown[])[];
  };
};

/** Errors of scripts, files and policy, and what the page wrote as an error, since it was opened. */
export const complaints = (tab: Tab): Promise<readonly string[]> =>
  tab.ask(() => (globalThis as Witnessed).witness.complaints);

export const eventually = <Answer, Given extends readonly Json[]>(
  tab: Tab,
  answer: Answer,
  question: (...given: Given) => Answer,
  ...given: Given
): Promise<void> => expect.poll(() => tab.ask(question, ...given), { timeout: 30_000, interval: 100 }).toEqual(answer);

export async function openAlive(tab: Tab, address: string): Promise<void> {
  await tab.open(address);
  await eventually(tab, 0, () => document.querySelectorAll('astro-island[client="load"][ssr]').length);
}

/** What is read at the first element that a selector finds; white space in one piece. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  tab.ask((found) => (document.querySelector(found)?.textContent ?? '').replace(/\s+/g, ' ').trim(), selector);

export const reads = (tab: Tab, selector: string, expected: string | RegExp): Promise<void> =>
  expect
    .poll(() => text(tab, selector), { timeout: 20_000, interval: 100 })
    .toEqual(typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected));

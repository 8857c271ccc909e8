import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';

export type Key = 'Tab' | 'Enter' | 'Escape' | 'End';

export type Json = string | number | boolean | null;

/** Page in a browser engine, controlled by real input. Selectors are CSS and mean the first match. */
export interface Tab {
  open(address: string): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page. It is sent as text, so it may use only its arguments. */
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

/** Script that runs in every document before the page's own, and records errors for the tests. */
export const witnessFile = join(import.meta.dirname, 'witness.js');
export const witnessScript = (): string => readFileSync(witnessFile, 'utf8');

export type Witnessed = typeof globalThis & {
  readonly witness: {
    readonly complaints: readonly string[];
    readonly written: readonly (readonly unknown[])[];
  };
};

/** Errors of scripts, files and policy, and console errors, since the page was opened. */
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

/** Text of the first match, with white space collapsed. */
export const text = (tab: Tab, selector: string): Promise<string> =>
  tab.ask((found) => (document.querySelector(found)?.textContent ?? '').replace(/\s+/g, ' ').trim(), selector);

export const expectText = (tab: Tab, selector: string, expected: string | RegExp): Promise<void> =>
  expect
    .poll(() => text(tab, selector), { timeout: 20_000, interval: 100 })
    .toEqual(typeof expected === 'string' ? expect.stringContaining(expected) : expect.stringMatching(expected));

import type { Line } from './line.ts';

/** Keys that scenarios press by name. */
export type Key = 'Tab' | 'Enter' | 'Escape' | 'Home' | 'End' | 'ArrowUp' | 'ArrowDown' | 'ArrowRight';

/** A page in one browser engine, worked by real input. Every selector is CSS and means the first match. */
export interface Tab {
  open(address: string): Promise<void>;
  /** Sets the inside of the window, in CSS pixels. */
  resize(width: number, height: number): Promise<void>;
  /** Runs a function in the page; it is sent there as text, so it can use nothing from outside but its arguments. */
  ask<Answer, Given extends readonly Json[]>(question: (...given: Given) => Answer, ...given: Given): Promise<Answer>;
  click(selector: string): Promise<void>;
  /** Puts a text in the place of what stands in a field, key by key. */
  type(selector: string, text: string): Promise<void>;
  /** Chooses in a native list by value. */
  choose(selector: string, value: string): Promise<void>;
  press(key: Key): Promise<void>;
  close(): Promise<void>;
}

export type Json = string | number | boolean | null;

/** A browser of one engine. */
export interface Engine {
  readonly name: string;
  /** A page with storage of its own. */
  tab(): Promise<Tab>;
  close(): Promise<void>;
}

/** What the tests of an engine work with, once it has started. */
export interface Bench {
  readonly engine: Engine;
  /** The line over which the engine reaches the built site. */
  readonly line: Line;
  /** A second line to the same server, for a test that cuts it. */
  spare(): Promise<Line>;
}

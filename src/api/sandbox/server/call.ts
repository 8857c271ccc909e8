import type { World } from './world.ts';

/** A request whose parameters and body have been checked. */
export interface Call {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface Outcome {
  status: number;
  body?: unknown;
  /** What the world has become; undefined when nothing changed. */
  world?: World;
  headers?: Record<string, string>;
}

export type Handler = (world: World, call: Call) => Outcome;

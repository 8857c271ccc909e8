import type { HandlerAnswer } from './exchange.ts';
import type { SandboxState } from './state.ts';

/** A request whose parameters and body have been checked. */
export interface CheckedRequest {
  path: Record<string, string>;
  query: Record<string, unknown>;
  body: unknown;
}

export interface HandlerResult extends HandlerAnswer {
  /** The state after the request; undefined when nothing changed. */
  state?: SandboxState;
}

export type Handler = (state: SandboxState, request: CheckedRequest) => HandlerResult;

import { alertHandlers } from './alert-handlers.ts';
import type { Handler } from './handler.ts';
import { tankHandlers } from './tank-handlers.ts';
import { webhookHandlers } from './webhook-handlers.ts';

/** What every operation of the API document does here; the router has checked parameters and body before. */
export const handlers: Readonly<Record<string, Handler>> = { ...tankHandlers, ...alertHandlers, ...webhookHandlers };

/**
 * Loaded without `import`, which evaluates every export: `WebSocket` among them loads undici, a tenth of the start
 * time.
 */
export const { Agent, createServer, METHODS, request, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');

/** Not imported: an `import` reads every export, and `WebSocket` among them loads undici, a tenth of a start's time. */
export const { Agent, createServer, METHODS, request, ServerResponse, STATUS_CODES } =
  process.getBuiltinModule('node:http');

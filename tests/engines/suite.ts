import { afterAll, beforeAll, describe } from 'vitest';
import { paths } from '../../scripts/paths.ts';
import { type ServerProcess, startServer } from '../../scripts/server-process.ts';
import { formTests } from './form.ts';
import { type Line, openLine } from './line.ts';
import { menuTests } from './menus.ts';
import { offlineTests } from './offline.ts';
import type { Bench, Engine } from './tab.ts';
import { toolTests } from './tools.ts';
import { walkTests } from './walk.ts';

/** Everything that a browser engine has to hold, on the built site and the real server. */
export function engineSuite(name: string, start: () => Promise<Engine>): void {
  describe(name, () => {
    let server: ServerProcess;
    let engine: Engine;
    let line: Line;
    beforeAll(async () => {
      server = await startServer(paths.root, { LOG_LEVEL: 'warn' });
      line = await openLine(server.port);
      engine = await start();
      console.log(engine.name);
    });
    afterAll(async () => {
      await engine?.close();
      line?.cut();
      await server?.stop();
    });
    const bench: Bench = {
      get engine() {
        return engine;
      },
      get line() {
        return line;
      },
      spare: () => openLine(server.port),
    };
    formTests(bench);
    menuTests(bench);
    toolTests(bench);
    offlineTests(bench);
    walkTests(bench);
  });
}

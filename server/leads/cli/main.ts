import { existsSync } from 'node:fs';
import { definitions, readSettings, SettingsError } from '../../settings.ts';
import { readLeadRecords } from '../records.ts';
import { openStore } from '../store/open.ts';
import { sqlitePath } from '../store/sqlite.ts';
import { CommandError, commands, parseCommand, usage } from './commands.ts';

/** @returns 0, 1 when it did not work, 64 (EX_USAGE), 78 for a wrong setting */
async function main() {
  const command = parseCommand(process.argv.slice(2));
  if (command.name === 'help') {
    process.stdout.write(usage);
    return 0;
  }
  const settings = readSettings(process.env);
  const url = settings.LEADS_DATABASE_URL;
  if (url === undefined) {
    throw new SettingsError(`LEADS_DATABASE_URL is not set: ${definitions.LEADS_DATABASE_URL.schema.description}.`);
  }
  // Opening would make an empty one.
  if (url.startsWith('file:') && !existsSync(sqlitePath(url))) {
    throw new CommandError(`There is no store at ${sqlitePath(url)}: LEADS_DATABASE_URL has to be the server's.`);
  }
  const store = openStore(url);
  try {
    await store.migrate();
    const readRecords = () => readLeadRecords(settings.SITE_ROOT);
    const [data, text] = await commands[command.name]({ store, settings, readRecords, ...command });
    const json = command.options.json && data !== undefined;
    process.stdout.write(json ? `${JSON.stringify(data, null, 2)}\n` : text());
    return 0;
  } finally {
    await store.close();
  }
}

try {
  process.exitCode = await main();
} catch (error) {
  const known = error instanceof CommandError || error instanceof SettingsError;
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(`${known ? message : `It did not work: ${message}`}\n`);
  process.exitCode = error instanceof SettingsError ? 78 : error instanceof CommandError ? error.exitCode : 1;
}

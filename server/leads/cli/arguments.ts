import { parseArgs } from 'node:util';

export const usage = `npm run leads -- <command>

  list [--failed] [--suspect] [--limit N]   newest requests (20 by default)
  show REFERENCE                            one request with its notifications
  export --csv [--separator ';']            every request for a spreadsheet, to standard output
  forget REFERENCE | E-MAIL                 deletes a person's requests; a count remains
  retry [REFERENCE]                         sends again what failed or waits
  stats                                     how many there are of everything
  purge                                     deletes what is older than LEADS_RETENTION_DAYS, now
  backup FILE                               copies the SQLite store, and reads the copy to its end
  verify FILE                               reads such a copy to its end, and says how many requests it holds

  --json for programs, with every command but export. LEADS_DATABASE_URL says which store.
`;

const names = ['list', 'show', 'export', 'forget', 'retry', 'stats', 'purge', 'backup', 'verify', 'help'] as const;
export type CommandName = Exclude<(typeof names)[number], 'help'>;

export interface Command {
  readonly name: CommandName | 'help';
  readonly subject: string | undefined;
  readonly options: Omit<ReturnType<typeof parsed>['values'], 'limit'> & { readonly limit: number };
}

/** Its message is meant for whoever typed the command. */
export class CommandError extends Error {
  readonly exitCode: number;

  constructor(message: string, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}

const needs: Readonly<Record<string, string>> = {
  show: 'a reference',
  forget: 'a reference or an e-mail address',
  backup: 'a file to write',
  verify: 'a file to read',
};

/** @throws CommandError */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parsed(args);
  const [name = 'help', subject, ...rest] = positionals;
  if (!(names as readonly string[]).includes(name) || rest.length > 0) {
    throw new CommandError(`Not understood: ${JSON.stringify(positionals.join(' '))}\n\n${usage}`, 64);
  }
  const needed = needs[name];
  if (needed !== undefined && subject === undefined) throw new CommandError(`${name} needs ${needed}.`, 64);
  if (name === 'export' && !values.csv) throw new CommandError('export needs --csv.', 64);
  if (!/^\d{1,6}$/.test(values.limit)) throw new CommandError('--limit needs a whole number.', 64);
  if (!/^[,;\t]$/.test(values.separator))
    throw new CommandError('--separator needs a comma, a semicolon or a tab.', 64);
  const options = { ...values, limit: Number(values.limit) };
  return { name: values.help ? 'help' : (name as CommandName), subject, options };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        csv: { type: 'boolean', default: false },
        failed: { type: 'boolean', default: false },
        suspect: { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        separator: { type: 'string', default: ',' },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
  } catch (error) {
    throw new CommandError(`${(error as Error).message}\n\n${usage}`, 64);
  }
}

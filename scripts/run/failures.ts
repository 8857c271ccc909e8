import { stripVTControlCharacters } from 'node:util';

/** One file of Vitest's JSON report. */
export interface VitestFile {
  /** Its whole path. */
  readonly name: string;
  readonly status: string;
  /** Why it could not be loaded. */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly status: string;
    readonly fullName: string;
    readonly failureMessages?: readonly string[];
  }[];
}

/** A file or a describe of Playwright's JSON report. */
export interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly {
    readonly file: string;
    readonly line: number;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** Names each failed test of Vitest with the first words of its error. @param root folder that paths are shortened by */
export const vitestFailures = (files: readonly VitestFile[], root: string): readonly string[] =>
  files
    .filter(({ status }) => status === 'failed')
    .flatMap(({ name, message, assertionResults }) => {
      const path = name.replace(`${root}/`, '');
      if (assertionResults.length === 0) return [line(path, message)];
      return assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => line(`${path} › ${fullName}`, failureMessages?.[0]));
    });

/** Names each test of Playwright that failed, or passed only when repeated. */
export const playwrightFailures = (suites: readonly PlaywrightSuite[]): readonly string[] =>
  suites.flatMap(({ suites: inner = [], specs = [] }) => [
    ...specs.flatMap(({ file, line: at, title, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => line(`${file}:${at} › ${title}`, results.find(({ error }) => error)?.error?.message)),
    ),
    ...playwrightFailures(inner),
  ]);

/** What an error says before it tells how it came to be: enough to know the test again where its log is cut. */
const kept = 6;

function line(name: string, message = ''): string {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .filter((it) => it.trim() !== '')
    .slice(0, kept);
  return [`✘ ${name}`, ...lines.map((it) => `    ${it}`)].join('\n');
}

import { globSync, readFileSync } from 'node:fs';
import ts from 'typescript';

/** Every module that the site, its server and its scripts are made of; tests and their helpers are not. */
export const sourceFiles: readonly string[] = globSync('{src,server,scripts}/**/*.{ts,tsx}')
  .filter((file) => !/\.test\.tsx?$|\.d\.ts$/.test(file))
  .sort();

export const parse = (file: string, text: string = readFileSync(file, 'utf8')): ts.SourceFile =>
  ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);

import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Parts that everything else stands in, and whatever it may be. */
const pageWide = /(^|[\s,(>])((html|body|main|:root)(?![\w-])[^\s,{>~+]*|\*\)?):has\(/;
/** What `:has()` is asked of is styled itself, and nothing below or behind it. */
const ofItself = /:has\((?:[^()]|\([^()]*\))*\)\)?\s*[,{]\s*$/;

/** Lines of a style sheet that hold on a screen, with their numbers. */
function* onScreen(sheet: string): Generator<readonly [number: number, line: string]> {
  let [depth, printed] = [0, 0];
  for (const [index, line] of sheet.split('\n').entries()) {
    if (printed === 0 && line.includes('@media print')) printed = depth + 1;
    else if (printed === 0) yield [index + 1, line];
    depth += (line.match(/\{/g)?.length ?? 0) - (line.match(/\}/g)?.length ?? 0);
    if (depth < printed) printed = 0;
  }
}

/**
 * A rule that asks `:has()` of the whole page and styles something in it makes browsers style every element anew at
 * each change of focus: 30 ms a time on a slow phone, several times a key.
 */
test('no rule asks the whole page what it holds in order to style a part of it', () => {
  const found = globSync('src/**/*.css')
    .filter((file) => !file.startsWith('src/desk'))
    .flatMap((file) =>
      [...onScreen(readFileSync(file, 'utf8'))].flatMap(([number, line]) =>
        pageWide.test(line) && !ofItself.test(line) ? [`${file}:${number}: ${line.trim()}`] : [],
      ),
    );
  expect(found).toEqual([]);
});

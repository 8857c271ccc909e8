import { readFileSync } from 'node:fs';
import { fullLitres } from 'tank-gauging/vessel/vessel';
import { parseTable } from 'tank-gauging/tabular/delimited';
import { tankVessel } from 'tank-gauging/tank/tank-volume';
import { openQuestions, readTankList } from 'tank-gauging/tank-list/read-tank-list';
import { expect, test } from 'vitest';
import '../picker/fixture.ts';
import { mediaOfRecord } from '../picker/words.ts';

const readCase = (name: string) => readFileSync(new URL(`../../../../../tests/cases/${name}`, import.meta.url), 'utf8');
const read = (text: string, answers = {}) => readTankList(parseTable(text), mediaOfRecord, answers);

const expected = parseTable(readCase('list14-expected.csv')).rows.slice(1).map(({ cells }) => cells.map(String));

test('debug', () => {
  for (const name of ['list14', 'list14-ideal']) {
    const r = read(readCase(`${name}.tsv`));
    console.log(r.columns, r.others, r.capacity, r.decimal, r.isDecimalOpen);
    for (const row of r.rows) console.log(row.line, row.tag, row.medium?.name, JSON.stringify(row.stated), row.questions.map((q) => q.kind + JSON.stringify('fields' in q ? q.fields : q.key)), row.notes, row.unread, row.tank && fullLitres(tankVessel(row.tank)!));
    console.log(openQuestions(r.rows));
  }
  void expected; void expect;
});

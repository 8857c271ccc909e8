import type { Analysis } from 'tank-gauging/loss/analyse';
import type { SheetWord } from 'tank-gauging/loss/join';
import { beyondKey } from 'tank-gauging/loss/ledger';
import { openQuestions, type QuestionKind } from 'tank-gauging/loss/questions';
import type { ReadChoices } from 'tank-gauging/loss/read';
import { askedRoles, readingChoices } from 'tank-gauging/loss/record';
import { litresPerUnit, readFigure } from 'tank-gauging/tabular/cells';
import { dateOrders, parseDate } from 'tank-gauging/tabular/dates';
import type { NumberFormat } from 'tank-gauging/tabular/number-format';
import { formatDay, today } from '../../shared/format/format.ts';
import { fillSlots } from '../../shared/text/slots.ts';
import { describeReading, Question } from '../kit/PasteList.tsx';
import type { LossToolView } from './use-loss-analysis.ts';
import { asWritten, dayName, litresText } from './words.ts';

type Answer = readonly [label: string, choice: ReadChoices];

/** Questions about ambiguities of the file; each answer shows its effect on a number of the file. */
export function LossQuestions(view: LossToolView & { analysis: Analysis }) {
  return openQuestions(view.analysis).flatMap((kind) =>
    askQuestion(kind, view).map(({ ask, answers }) => (
      <Question
        key={ask}
        ask={ask}
        answers={answers.map(([label, choice]) => [label, () => view.result.choose(choice)])}
      />
    )),
  );
}

function askQuestion(
  kind: QuestionKind,
  { result: { choices }, analysis: { reading, missed }, text }: LossToolView & { analysis: Analysis },
): { ask: string; answers: readonly Answer[] }[] {
  const { questions: words, columns: columnWords } = text;
  const { columns, headings, keys, example = '', dateExample = '' } = reading;
  const keyOf = (at: number) => keys[at] ?? beyondKey;
  const nameOf = (at = -1) => asWritten(headings[at] || fillSlots(columnWords.numbered, { nomor: String(at + 1) }));
  const withRoles = (roles: NonNullable<ReadChoices['roles']>) => ({ roles: { ...choices.roles, ...roles } });
  const withSheet = (name: string, word: SheetWord) => ({ sheets: { ...choices.sheets, [name]: word } });
  switch (kind) {
    case 'mass':
      return [{ ask: fillSlots(words.mass, { satuan: reading.mass ?? '' }), answers: [] }];
    case 'ragged':
      return [{ ask: words.ragged, answers: [] }];
    case 'numbers': {
      const amount = (way: NumberFormat) => {
        const value = readFigure(example, way.decimal);
        return fillSlots(words.amount, {
          liter: typeof value === 'number' ? litresText(value * litresPerUnit[way.volume]) : asWritten(example),
          cara: describeReading(way, readingChoices),
        });
      };
      const ways = [reading, ...(reading.rival ? [reading.rival] : [])];
      return [
        {
          ask: fillSlots(words.numbers, { contoh: asWritten(example) }),
          answers: ways.map((way) => [amount(way), { decimal: way.decimal, volume: way.volume }]),
        },
      ];
    }
    case 'year': {
      const year = Number(today().slice(0, 4));
      return [
        {
          ask: fillSlots(words.year, { contoh: asWritten(dateExample) }),
          answers: [year, year - 1, year - 2].map((one) => [String(one), { year: one }]),
        },
      ];
    }
    case 'order':
      return [
        {
          ask: fillSlots(words.order, { contoh: asWritten(dateExample) }),
          answers: dateOrders.map((order) => {
            const day = formatDay(parseDate(dateExample, order) ?? '1970-01-01');
            return [`${day} (${text.reading.order[order]})`, { order }];
          }),
        },
      ];
    case 'sheet':
      return reading.unknownSheets.map((name) => ({
        ask: fillSlots(words.sheet, { lembar: asWritten(name) }),
        answers: [
          [words.readSheet, withSheet(name, 'read')],
          [words.leftOut, withSheet(name, 'left')],
        ],
      }));
    case 'doubled': {
      const [one = '', other = ''] = reading.doubled ?? [];
      return [
        {
          ask: fillSlots(words.doubled, { satu: asWritten(one), dua: asWritten(other) }),
          answers: [
            [fillSlots(words.onlySheet, { lembar: asWritten(one) }), withSheet(other, 'left')],
            [fillSlots(words.onlySheet, { lembar: asWritten(other) }), withSheet(one, 'left')],
            [words.twoTanks, withSheet(other, 'tank')],
          ],
        },
      ];
    }
    case 'column':
      return reading.unused.map((at) => ({
        ask: fillSlots(words.unused, { kolom: nameOf(at) }),
        answers: [
          ...askedRoles.map((role): Answer => [columnWords.names[role], withRoles({ [keyOf(at)]: role })]),
          [words.leftOut, withRoles({ [keyOf(at)]: 'left' })],
        ],
      }));
    case 'draws':
      return [
        {
          ask: fillSlots(words.draws, { tera: nameOf(columns.poured), kolom: nameOf(columns.issues) }),
          answers: [
            [words.drawsIn, { pours: true }],
            [words.drawsOut, { pours: false }],
          ],
        },
      ];
    case 'closing': {
      const closing = columns.closing ?? 0;
      const isMissed = missed !== undefined && reading.closings.length === 0;
      const others = reading.closings.filter((at) => at !== closing);
      const answer = (at: number): ReadChoices => ({
        // The other candidates are no movement either.
        ...withRoles({
          ...Object.fromEntries([closing, ...others].map((place) => [keyOf(place), 'left' as const])),
          [keyOf(at)]: 'closing',
        }),
        sure: true,
      });
      return [
        {
          ask: fillSlots(isMissed ? (missed.date ? words.missed : words.often) : words.closing, {
            kolom: nameOf(closing),
            keluar: nameOf(columns.issues ?? columns.meterTo),
            tanggal: missed?.date ? dayName(missed.date) : '',
            liter: litresText(missed?.litres ?? 0),
          }),
          answers: [
            ...[closing, ...others].map(
              (at, place): Answer => [
                fillSlots(place === 0 ? words.measured : words.other, { kolom: nameOf(at) }),
                answer(at),
              ],
            ),
            [words.neither, withRoles({ [keyOf(closing)]: 'left' })],
          ],
        },
      ];
    }
  }
}

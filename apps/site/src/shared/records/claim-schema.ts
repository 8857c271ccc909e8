import { joinTexts, type Marked } from 'contract/marked';
import type { Answer } from 'tank-gauging/picker/answer';
import { z } from 'zod';
import { calculateExample, formulaNames } from '../../tools/kit/claim-proof.ts';
import { formatNumber } from '../format/format.ts';
import { pastDay, plain, text } from '../text/schema.ts';
import { fillSlots } from '../text/slots.ts';
import { claimFigure } from '../text/vocabulary.ts';
import { interfaceWords } from '../words/interface.words.ts';
import { measuredSchema } from './answer-schema.ts';
import { sheetQuestions } from './hardware-schema.ts';

/** Sections of the claims page; URL fragments refer to them. */
export const claimGroup = z.enum(['akurasi', 'biaya', 'operasi', 'platform', 'perusahaan', 'sertifikasi']);

const exampleSchema = z.strictObject({
  text: text.describe('Text on the example, with the figures of its formula in slots such as {{tengah}}.'),
  to: z
    .string()
    .regex(/^\/[a-z-]+#/)
    .meta({ format: 'uri-reference' })
    .describe('Link that opens the example in a tool.'),
  bears: z.boolean().default(true).describe('false for an example that does not reach the figure; it must not, then.'),
});

/** Evidence of a figure. A record without one stops the build. */
const proofSchema = z.union([
  z.strictObject({
    formula: z.enum(formulaNames).describe('Calculation of all examples.'),
    examples: z.array(exampleSchema).min(1).describe('The first must bear the figure.'),
  }),
  z.strictObject({
    document: text.describe('Title of the document, and the body that measured.'),
    day: pastDay.describe('Date of the document, e.g. "2026-11-20".'),
  }),
  z.strictObject({ reckoned: text.describe('How the figure is reckoned, while no document states it.') }),
]);
type Proof = z.infer<typeof proofSchema>;

export const originKinds = ['calculated', 'document', 'stated'] as const;
type OriginKind = (typeof originKinds)[number];

export interface ClaimExample {
  text: Marked;
  to: string;
}

const claimFields = z.strictObject({
  order: z.int().describe('Position in its group.'),
  figure: z
    .union([plain, measuredSchema, z.strictObject({ sensor: plain, answers: sheetQuestions })])
    .describe("Typed if it is a quantity, a text such as 24/7, or a value of a sensor's datasheet."),
  holdsAt: plain
    .optional()
    .describe('Range in which the figure holds, written wherever it is; from its example where it has a level.'),
  words: z
    .array(plain)
    .default([])
    .describe(
      'For a figure that also occurs with other meanings (30%): words near which it must be written as {claim:id}.',
    ),
  subject: plain.describe('Subject of the figure.'),
  group: claimGroup.describe('Group on the page of claims.'),
  places: z.array(text).min(1).describe('Pages that state the figure.'),
  meaning: text.describe('Exact meaning of the figure; {{menit}}: minutes missing to 100% in 30 days.'),
  condition: text.describe('Condition under which it is valid.'),
  proof: proofSchema.describe('Examples that bear the figure, the document that states it, or how it is reckoned.'),
});

/** Examples with their figures; adds a fault at each that does not bear out the claimed figure. */
function proveExamples(
  proof: Extract<Proof, { formula: unknown }>,
  { answer, holdsAt }: { answer: Answer | undefined; holdsAt: string | undefined },
  fault: (path: (string | number)[], message: string) => void,
): ClaimExample[] {
  const { formula, examples } = proof;
  if (examples[0]?.bears === false) fault(['proof', 'examples', 0, 'bears'], 'the first example must bear the figure');
  return examples.flatMap(({ text: source, to, bears }, at) => {
    try {
      const { slots, bears: bearsOut } = calculateExample(formula, to);
      const shown = fillSlots(source, slots);
      const where = ['proof', 'examples', at];
      if (!answer || bearsOut(answer) !== bears)
        fault(
          bears ? ['figure'] : where,
          bears
            ? `does not follow from its example: ${shown.plain}`
            : 'the example reaches the figure: remove bears: false',
        );
      if (holdsAt && bears && slots['level'] && !holdsAt.includes(slots['level'].replace('\u00a0', ' ')))
        fault(['holdsAt'], `must name the level of its example, ${slots['level']}`);
      return [{ text: shown, to }];
    } catch (error) {
      fault(['proof', 'examples', at], (error as Error).message);
      return [];
    }
  });
}

const capitalized = (words: string) => words.replace(/^./, (letter) => letter.toUpperCase());

const minutesIn30Days = 30 * 24 * 60;

export const claimSchema = claimFields.transform(
  ({ figure, meaning, condition, proof, holdsAt, ...claim }, context) => {
    const { shown, answer } = claimFigure(figure, interfaceWords.to);
    const fault = (path: (string | number)[], message: string) => context.addIssue({ code: 'custom', path, message });
    const examples = 'formula' in proof ? proveExamples(proof, { answer, holdsAt }, fault) : [];
    const missing = answer && 'number' in answer ? ((100 - answer.number) / 100) * minutesIn30Days : 0;
    const kind: OriginKind = 'formula' in proof ? 'calculated' : 'document' in proof ? 'document' : 'stated';
    return {
      ...claim,
      figure: shown,
      answer,
      meaning: fillSlots(meaning, { menit: formatNumber(missing) }),
      condition: holdsAt ? joinTexts([capitalized(holdsAt), condition], '. ') : condition,
      examples,
      origin: kind,
      /** Document with its date, or how the figure is calculated. */
      reckoned: 'reckoned' in proof ? proof.reckoned : undefined,
      document: 'document' in proof ? { title: proof.document, day: proof.day } : undefined,
    };
  },
);
export type Claim = z.infer<typeof claimSchema>;

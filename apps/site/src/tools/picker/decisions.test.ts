import { readFileSync } from 'node:fs';
import type { Answers } from 'tank-gauging/picker/inputs';
import { type Rating, ratingStates, type WettedMaterial, wettedMaterials } from 'tank-gauging/picker/resistance';
import { requiredProtection } from 'tank-gauging/picker/tank';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { fillSlots } from '../../shared/text/slots.ts';
import { pickMedium } from './fixture.ts';
import { answer } from './picker.words.ts';
import { findMedia, materialsText, protectionText } from './words.ts';

const decisionSchema = z.strictObject({
  about: z.string(),
  medium: z.string().optional(),
  name: z.string().optional(),
  tank: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  materials: z.partialRecord(z.enum(wettedMaterials), z.array(z.enum(ratingStates))).optional(),
  cautious: z.partialRecord(z.enum(wettedMaterials), z.enum(ratingStates)).optional(),
  ex: z.string().optional(),
  sensors: z.record(z.string(), z.string()).optional(),
  says: z.string().optional(),
  never: z.string().optional(),
  reads: z.string().optional(),
  proposes: z.array(z.string()).optional(),
  ground: z.string(),
});
const decisions = z
  .array(decisionSchema)
  .parse(parse(readFileSync(new URL('decisions.yaml', import.meta.url), 'utf8')));

const marks = { fits: 'fit', care: 'care', reject: 'reject' } as const;

test.each(decisions)('decides $about', (decision) => {
  const {
    name,
    reads,
    proposes,
    medium,
    tank,
    materials = {},
    cautious = {},
    sensors = {},
    ex,
    says,
    never,
  } = decision;
  if (name) {
    const { certain, proposed } = findMedia(name);
    expect(certain?.id ?? 'ask').toBe(reads);
    if (proposes) expect(proposed.map(({ id }) => id)).toEqual(proposes);
  }
  if (!medium) return;
  const result = pickMedium(medium, tank as Partial<Answers>);
  const { ratings } = result.tank;
  const isCautious = (state: Rating['state'], right: readonly Rating['state'][]) =>
    right.some((one) => ratingStates.indexOf(state) > ratingStates.indexOf(one));
  for (const [name, right] of Object.entries(materials)) {
    const material = name as WettedMaterial;
    const { state } = ratings[material];
    expect([material, state]).toEqual([material, cautious[material] ?? expect.toBeOneOf([...right])]);
    if (cautious[material]) expect(isCautious(state, right)).toBe(true);
  }
  const verdicts = result.sensors.map(({ record, verdict }) => [record.id, marks[verdict]] as const);
  expect(Object.fromEntries(verdicts)).toMatchObject(sensors);
  const protection = requiredProtection(result.tank);
  const { group = '', class: temperature = '' } = protection?.explosive ?? {};
  const marking = [protection?.level, group, temperature, protection?.inside === 'asked' && 'ask']
    .filter(Boolean)
    .join(' ');
  if (ex) expect(marking).toBe(ex);
  const said = [
    ...result.impossible.map((problem) => fillSlots(answer.problems[problem], result.slots)),
    ...result.sensors.flatMap(({ findings }) => findings.map(({ reason }) => reason)),
    protectionText(result.tank),
    materialsText(result.tank),
  ].join('\n');
  if (says) expect(said).toMatch(new RegExp(says, 'i'));
  if (never) expect(said).not.toMatch(new RegExp(never, 'i'));
});

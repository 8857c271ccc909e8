import { z } from 'zod';
import { words } from '../src/shared/words/words.ts';

const key = z.string().trim().min(1);

/** Schema of words/fields.yaml: labels and help of the records’ fields. */
export const deskFieldsSchema = z.strictObject({
  fields: z.record(
    key,
    z.strictObject({
      label: words,
      help: words.optional(),
      item: words.optional().describe('What one of its items is called, where that is another word.'),
      budget: z.int().positive().optional().describe('How many letters it should have at most.'),
    }),
  ),
});

const collectionSchema = z.strictObject({
  label: words.describe('Name of the collection; its records are named by their file beside it.'),
  page: words.optional().describe('Where its texts are to be seen; {{id}} is the name of the record.'),
  also: z.array(key).optional().describe('Other pages that a change of it can break.'),
  add: words.optional().describe('What one of its records is called; only with this can records be added.'),
  needs: words.optional().describe('What else is needed after a record was added.'),
});

type Keys<S extends string> = S extends `${infer First} ${infer Rest}` ? First | Keys<Rest> : S;
/** Schema with one text per key. */
const group = <const S extends string>(keys: S) =>
  z.strictObject(Object.fromEntries(keys.split(' ').map((name) => [name, words])) as Record<Keys<S>, typeof words>);

/** Texts of desk.yaml: the desk’s own texts. */
export const deskWordsSchema = z.strictObject({
  title: words,
  description: words,
  list: group('name filter changed draft add rest'),
  groups: z.array(z.strictObject({ title: words, collections: z.array(key).min(1) })),
  collections: z.record(key, collectionSchema).describe('Collections by the name they have in content.config.ts.'),
  form: group('basics save saving saved unseen broken undo close clean dirty discard goes sure recall restored')
    .extend(
      group('invalid stale leave add remove up down item choice empty optional reads letters over use twins').shape,
    )
    .extend(group('suggestions slot link').shape),
  clash: group('theirs mine take removed'),
  picture: group('choose drop storing stored describe'),
  preview: group('name pick open typed nothing broken retry'),
  history: group('title open back none no-checkout undo message commit committed working new changed removed').extend(
    group('versions no-versions restore goes takes bring').shape,
  ),
  publish: group('target no-target drafts typed start progress done join meaning').extend({
    about: z.array(words).min(1),
    steps: group('check build commit push'),
    states: group('waiting running done failed'),
  }),
  options: z.record(key, words),
  records: group('create like name id make cancel remove sure gone'),
  refusals: group(
    'foreign not-json too-large unknown-record unknown-request wrong-request invalid breaks-pages stale exists reserved still-needed not-a-picture',
  ).extend(
    group(
      'too-small no-history commit-failed no-author busy build-failed nothing-new no-remote push-denied push-unreachable push-conflict push-failed failed away',
    ).shape,
  ),
  problems: z.array(z.strictObject({ says: key.describe('Part of the message of the schema.'), text: words })),
});

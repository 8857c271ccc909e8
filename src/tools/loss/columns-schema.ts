/** What a column of a stock record may hold, apart from the schema, so that islands need no zod. */
export const lossColumns = [
  'date',
  'tank',
  'opening',
  'receipts',
  'issues',
  'closing',
  'document',
  'temperature',
] as const;
export type LossColumn = (typeof lossColumns)[number];

/** Why a day is marked. */
export const lossReasons = [
  'tolerance',
  'gain',
  'delivery',
  'continuity',
  'sudden',
  'surplus',
  'misread',
  'onset',
] as const;
export type LossReason = (typeof lossReasons)[number];

/** Why a line cannot be used. */
export const readProblems = [
  'unclosed',
  'date',
  'noDate',
  'figure',
  'huge',
  'negative',
  'noClosing',
  'noIssues',
  'noOpening',
  'conflict',
] as const;
export type ReadProblem = (typeof readProblems)[number];

/** What a row of a list of tanks may lack. */
export const rowProblems = ['size', 'shape', 'product', 'twice'] as const;

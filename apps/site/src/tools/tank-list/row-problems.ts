/** Problems of a row in a list of tanks. */
export const rowProblems = ['size', 'shape', 'product', 'twice'] as const;

/** Whether a value is a sample in place of one that the owner still has to state; all samples contain this mark. */
export const isSample = (value: string) => value.includes('(contoh)');

/** Whether a value only shows what the owner has still to state: samples carry this mark wherever they stand. */
export const isSample = (value: string) => value.includes('(contoh)');

/** Reasons why a file is no list of tanks. */
export const listFaults = ['empty', 'big', 'old', 'workbook', 'pdf', 'image', 'page', 'binary', 'pictures'] as const;
export type ListFault = (typeof listFaults)[number];

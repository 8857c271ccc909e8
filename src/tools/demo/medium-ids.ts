/** What can be in a visitor's tank. */
export const mediumIds = ['diesel', 'petrol', 'methanol', 'cpo', 'water', 'sugar'] as const;
export type OwnMedium = (typeof mediumIds)[number];

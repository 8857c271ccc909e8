/** What is said of the first incident, in this order. */
export const captionIds = ['quiet', 'evening', 'still', 'night', 'falling', 'alarm', 'ladder'] as const;
export type CaptionId = (typeof captionIds)[number];

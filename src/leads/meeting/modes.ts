/** How one can meet, by the name that the address has for it. Without zod, which must not reach the browser. */
export const meetingModes = ['daring', 'telepon', 'kunjungan'] as const;
export type MeetingMode = (typeof meetingModes)[number];

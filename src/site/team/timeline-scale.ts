/** Working days fill the left part of the axis, the months after handover the right part; per cent of the width. */
const part = { days: 56, months: 62, end: 98 } as const;

/** Months of the axis after handover. */
export const months = 12;

/** Place of a working day of `days` on the axis. */
export const dayAt = (day: number, days: number): string => `${(day / days) * part.days}%`;

/** Place of a month after handover on the axis. */
export const monthAt = (month: number): string => `${part.months + (month / months) * (part.end - part.months)}%`;

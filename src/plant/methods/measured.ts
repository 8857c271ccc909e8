/**
 * What the methods were measured to do against the truth of the simulator, rounded as the page prints it;
 * measured.test.ts repeats the measurement and compares. Six sites, all tanks.
 */
export const measured = {
  /** Quiet weeks: tank-weeks, and alarms without a cause in them. */
  tankWeeks: 92,
  falseLeaks: 0,
  falseThefts: 0,
  forecast: {
    /** Forecasts compared, mean absolute error in days and in per cent, true values within the band in per cent. */
    count: 634,
    days: 0.2,
    percent: 5.5,
    within: 91,
  },
  /** Minutes from the beginning to the alarm: median and slowest; tanks, and how many of them were found. */
  leak: { tanks: 46, found: 46, median: 176, slowest: 418 },
  theft: { tanks: 46, found: 46, median: 11, slowest: 29 },
  silent: { tanks: 46, found: 46, median: 12, slowest: 14 },
} as const;

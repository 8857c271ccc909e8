/** What can stand beside the chart. */
export const paneIds = ['alarms', 'rules', 'own'] as const;

/** Where savings come from, in the order of the page. Apart from the schema, so that islands need no zod. */
export const roiSources = ['readings', 'runOuts', 'deliveries', 'loss', 'downtime'] as const;
export type RoiSource = (typeof roiSources)[number];

/** What the ROI calculator asks for, group by group. */
export const roiGroups = {
  readings: ['gaugings', 'minutes', 'wage', 'gaugingsAvoided'],
  runOuts: ['runOuts', 'runOutCost', 'runOutsAvoided'],
  deliveries: ['deliveries', 'deliveryCost', 'deliveriesAvoided'],
  loss: ['productValue', 'lossShare', 'lossAvoided'],
  downtime: ['stopHours', 'stopCost', 'stopsAvoided'],
  costs: ['devicePrice', 'installation', 'subscription', 'batteryPrice', 'readingInterval'],
  finance: ['discountRate', 'wageRise', 'rampUpMonths', 'vat'],
} as const;
/** What stands before the groups: it counts in several of them. */
export const roiSite = ['tanks', 'workDays'] as const;
export type RoiGroup = keyof typeof roiGroups;
export type RoiField = (typeof roiGroups)[RoiGroup][number] | (typeof roiSite)[number];

/** What is chosen from a few names. */
export const roiChoices = {
  network: ['listrik', 'lorawan', 'cellular', 'satellite'],
  vatTreatment: ['kredit', 'biaya'],
} as const;
export type RoiChoice = keyof typeof roiChoices;

/** The share of each source's cost that the visitor holds to be avoidable. */
export const avoidableShare = {
  readings: 'gaugingsAvoided',
  runOuts: 'runOutsAvoided',
  deliveries: 'deliveriesAvoided',
  loss: 'lossAvoided',
  downtime: 'stopsAvoided',
} as const satisfies Record<RoiSource, RoiField>;

/** Where savings come from, in the order of the page. Apart from the schema, so that islands need no zod. */
export const roiSources = ['readings', 'runOuts', 'deliveries', 'loss', 'downtime'] as const;
export type RoiSource = (typeof roiSources)[number];

/** What the ROI calculator asks for, group by group; the names stand in addresses that people send on. */
export const roiGroups = {
  readings: ['ukur', 'menit', 'upah', 'cegahUkur'],
  runOuts: ['habis', 'biayaHabis', 'cegahHabis'],
  deliveries: ['kirim', 'biayaKirim', 'cegahKirim'],
  loss: ['nilai', 'susut', 'cegahSusut'],
  downtime: ['henti', 'biayaHenti', 'cegahHenti'],
  costs: ['alat', 'pasang', 'layanan', 'baterai', 'selang'],
  finance: ['diskonto', 'naikUpah', 'bertahap', 'ppn'],
  other: ['alatB', 'pasangB', 'layananB', 'bateraiB'],
} as const;
/** What stands before the groups: it counts in several of them. */
export const roiSite = ['tangki', 'hari'] as const;
export type RoiGroup = keyof typeof roiGroups;
export type RoiField = (typeof roiGroups)[RoiGroup][number] | (typeof roiSite)[number];

/** What is chosen from a few names. */
export const roiChoices = {
  jaringan: ['listrik', 'lorawan', 'cellular', 'satellite'],
  jaringanB: ['listrik', 'lorawan', 'cellular', 'satellite'],
  pajak: ['kredit', 'biaya'],
  banding: ['tidak', 'ya'],
} as const;
export type RoiChoice = keyof typeof roiChoices;

/** The share of each source's cost that the visitor holds to be avoidable. */
export const avoidableShare = {
  readings: 'cegahUkur',
  runOuts: 'cegahHabis',
  deliveries: 'cegahKirim',
  loss: 'cegahSusut',
  downtime: 'cegahHenti',
} as const satisfies Record<RoiSource, RoiField>;

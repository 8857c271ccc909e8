/** Where savings come from, in the order of the page. Apart from the schema, so that islands need no zod. */
export const roiSources = ['readings', 'runOuts', 'deliveries', 'loss', 'downtime'] as const;
export type RoiSource = (typeof roiSources)[number];

/** What the ROI calculator asks for, by source and by cost; the names stand in addresses that people send on. */
export const roiGroups = {
  readings: ['tangki', 'ukur', 'hari', 'menit', 'upah', 'cegahUkur'],
  runOuts: ['habis', 'biayaHabis', 'cegahHabis'],
  deliveries: ['kirim', 'biayaKirim', 'cegahKirim'],
  loss: ['nilai', 'susut', 'cegahSusut'],
  downtime: ['henti', 'biayaHenti', 'cegahHenti'],
  costs: ['alat', 'pasang', 'layanan'],
} as const;
export type RoiGroup = keyof typeof roiGroups;
export type RoiField = (typeof roiGroups)[RoiGroup][number];

import { plantRecords } from '../records/plant-records.ts';

/** Who is called about an alarm, in this order; every example site borrows the duty roster of the terminal. */
export const callLadder = plantRecords.sites['minyak-gas'].ladder ?? [];

import type { RoiBasis } from '../cash-flow.ts';
import type { RoiResult } from '../payback.ts';
import type { BasisName } from './places.ts';

/** One column of the workbook: a case. */
export interface WorkbookBasis {
  column: BasisName;
  /** Name of its column and of its sheet of months. */
  name: string;
  basis: RoiBasis;
  result: RoiResult;
}

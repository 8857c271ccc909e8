import { tableOf } from '../kit/tabular/delimited.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Analysis, analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { sampleRecord } from './sample.ts';

/** The sample weighed with the first settings, apart from `analyse`: workers cannot carry what fields are made of. */
export const exampleAnalysis = (): Analysis => analyse(tableOf(sampleRecord()), initialValues(lossInputs)).analysis;

import { tableOf } from '../kit/tabular/delimited.ts';
import { initialValues } from '../kit/tool-inputs.ts';
import { type Analysis, analyse } from './analyse.ts';
import { lossInputs } from './inputs.ts';
import { sampleRecord } from './sample.ts';

/** The sample record weighed with the first settings. The page brings it along, so that only workers weigh. */
export const exampleAnalysis = (): Analysis => analyse(tableOf(sampleRecord()), initialValues(lossInputs));

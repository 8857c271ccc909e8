import { Action } from '../../shared/ui/Action.tsx';
import { defineTool } from '../kit/define-tool.tsx';
import { flowHref } from '../kit/flow.ts';
import { lossInputs } from './inputs.ts';
import { DaysBelow, DaysChart, daysFile } from './LossDays.tsx';
import { LossReading, LossSource } from './LossInputs.tsx';
import { LossResult, lossReadings, lossVerdict } from './LossResult.tsx';
import workerAddress from './loss.worker.ts?worker&url';
import { type LossData, type LossToolView, useLossAnalysis } from './useLossAnalysis.ts';
import { handoverOf, isAsking, lossShare } from './words.ts';

const concluded = ({ result: { analysis } }: LossToolView) =>
  analysis && analysis.totals.days > 0 && !isAsking(analysis) ? analysis : undefined;

/** Reconciles a visitor's stock record in the browser and says which days to look at. */
export const LossAnalyser = defineTool({
  id: 'analisis-susut',
  inputs: lossInputs,
  useModel: (values, data: LossData) => useLossAnalysis(values, data, workerAddress),
  busy: ({ working }) => working,
  form: [
    (view) => <LossSource key="source" {...view} />,
    { name: 'threshold', fields: ['threshold'] },
    { name: 'more', fold: true, fields: ['tolerance', 'basis', 'minimum', 'meterError', 'expansion'] },
    (view) => <LossReading key="reading" {...view} />,
  ],
  verdict: lossVerdict,
  readings: (view) => (concluded(view) ? lossReadings(view) : []),
  drawing: (view) => {
    const analysis = concluded(view);
    return (
      <>
        {analysis && <DaysChart analysis={analysis} text={view.text} kind="daily" />}
        <LossResult {...view} analysis={analysis} />
      </>
    );
  },
  handover: (view) => {
    const analysis = concluded(view);
    return analysis && handoverOf(analysis, view.values);
  },
  actions: (view) => {
    const analysis = concluded(view);
    const share = analysis && !view.tool.refused && lossShare(analysis);
    return share && <Action look="line" label={view.text.actions.roi} to={flowHref('roi', { susut: share })} />;
  },
  files: (view) => [daysFile(view)],
  below: (view) => <DaysBelow {...view} analysis={concluded(view)} />,
});

import { fillSlots } from '../../shared/text/slots.ts';
import { Action } from '../../shared/ui/Action.tsx';
import { Balloon } from '../../shared/ui/Balloon.tsx';
import { PrintButton } from '../../shared/ui/ToolButtons.tsx';
import { flowHref } from '../kit/flow.ts';
import { Instrument } from '../kit/Instrument.tsx';
import { ToolControls } from '../kit/ToolControls.tsx';
import { AnswerFields } from './AnswerFields.tsx';
import type { PickerData } from './picker-data.ts';
import { Recommended } from './Recommended.tsx';
import type { PickerText } from './schema.ts';
import type { SensorRecord } from './sensors.ts';
import type { Picking } from './use-sensor-picker.ts';
import { pickerVerdict } from './verdict.tsx';

export const balloon = ({ code, order }: SensorRecord) => <Balloon code={code} number={order} size={44} />;

const labelOf = (fields: PickerText['fields']) => (name: string) =>
  Object.hasOwn(fields, name) ? fields[name as keyof typeof fields].label : name;

/** The answers beside what they lead to: the recommendation, its datasheets, and what to do with it. */
export function SensorPane({ data, picking }: { data: PickerData; picking: Picking }) {
  const { text, words: shared, sensors } = data;
  const { tool, tank, result, consultation } = picking;
  const { words } = text;
  const possible = result.impossible.length === 0;
  // A radio without a battery of its own draws from the site.
  const jaringan = tank.daya !== 'listrik' && result.radio?.record.batteryYears ? result.radio.record.id : 'listrik';
  const picked = [result.sensor, ...result.companions.map(({ sensor }) => sensor)].flatMap(
    (found) => sensors.find(({ id }) => id === found?.record.id) ?? [],
  );
  const datasheets = picked.map(({ id, title, datasheet }, at) => (
    <Action
      key={id}
      label={fillSlots(words.datasheet, { alat: title })}
      {...datasheet}
      look={at === 0 ? 'line' : 'plain'}
    />
  ));
  return (
    <Instrument
      words={shared}
      tool={tool}
      inputsTitle={text.inputs}
      resultTitle={text.result}
      inputs={<AnswerFields data={data} picking={picking} />}
      labelOf={labelOf(text.fields)}
      verdict={pickerVerdict(result, text)}
    >
      {possible && (
        <Recommended
          answers={tank}
          result={result}
          picture={sensors.find(({ id }) => id === result.sensor?.record.id)?.picture}
          text={text}
        />
      )}
      <ToolControls
        words={shared}
        tool={tool}
        labels={{ consult: words.ask, share: words.share, reset: words.reset }}
        consultation={consultation}
        more={
          <>
            {datasheets.slice(1)}
            {possible && !tool.refused && (
              <>
                <Action label={words.alarm} to={flowHref('alarm', { selang: Number(tank.jeda) })} look="plain" />
                <Action label={words.roi} to={flowHref('roi', { jaringan, selang: Number(tank.jeda) })} look="plain" />
              </>
            )}
          </>
        }
      >
        {datasheets[0]}
        <PrintButton label={words.print} disabled={tool.refused} />
      </ToolControls>
    </Instrument>
  );
}

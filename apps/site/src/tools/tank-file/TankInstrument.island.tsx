import { useState } from 'react';
import { isTankKey } from 'tank-gauging/tank/tank-record';
import { defineTool } from '../kit/define-tool.tsx';
import { fileInputs, olderParts, sensorInputs } from './inputs.ts';
import { handedOver, instrument, sensorForm, sheetForm } from './instrument.tsx';
import { answerParts, Datasheets, Recommended, RoiLink } from './SensorFace.tsx';
import { Questions, Send, sheetParts } from './SheetFace.tsx';
import { SheetPaper } from './SheetPaper.tsx';
import { ownFields } from './tiers.ts';
import { VesselScene } from './VesselScene.tsx';
import type { TankFileData } from './words.ts';

/** The instrument for a tank, opened at which sensor it needs. */
const SensorPicker = defineTool({
  ...instrument,
  id: 'pemilih-sensor',
  inputs: sensorInputs,
  olderParts,
  form: sensorForm,
  drawing: Recommended,
  handover: (view) => ({ ...handedOver(view), tinggi: view.result.picked.tank.tinggi }),
  actions: (view) => <Datasheets {...view} from={0} to={1} />,
  more: (view) => (
    <>
      <Datasheets {...view} from={1} />
      <RoiLink {...view} />
    </>
  ),
  parts: answerParts(true),
});

/** The same, opened at the whole sheet. */
const TankFile = defineTool({
  ...instrument,
  id: 'berkas-tangki',
  inputs: fileInputs,
  form: sheetForm,
  scene: VesselScene,
  drawing: Questions,
  slim: true,
  handover: (view) => ({
    // Wages and prices are not passed on.
    ...Object.fromEntries(
      [...new URLSearchParams(view.tool.shortFragment(ownFields(view.result.judged.tank)).slice(1))].filter(([key]) =>
        isTankKey(key),
      ),
    ),
    ...handedOver(view),
    bentuk: view.values.shape,
    volume: Math.round(view.result.judged.full),
  }),
  actions: (view) => <Send {...view} />,
  parts: [...sheetParts, ...answerParts(false)],
  paper: (view) => <SheetPaper {...view} />,
});

const faces = { sensor: SensorPicker, sheet: TankFile };

interface SentData extends Omit<TankFileData, 'catalogue'>, Omit<TankFileData['catalogue'], 'fields'> {
  /** What the address opens at. */
  face: keyof typeof faces;
}

export function TankInstrument({ face, sensors, radios, ...sent }: SentData) {
  const [data] = useState(() => ({ ...sent, catalogue: { fields: sent.text.fields, sensors, radios } }));
  const Face = faces[face];
  return <Face {...data} />;
}

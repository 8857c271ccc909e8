import { expect, test } from 'vitest';
import { alarmInputs } from '../../src/tools/alarm/alarm-inputs.ts';
import { assessReorderPoint } from '../../src/tools/alarm/reorder-point.ts';
import { yearOf } from '../../src/tools/alarm/year.ts';
import { readAddress } from '../../src/tools/kit/address.ts';
import { type FlowTarget, type FlowValues, flowHref } from '../../src/tools/kit/flow.ts';
import { type Inputs, initialValues } from '../../src/tools/kit/tool-inputs.ts';
import { inputsFor as pickerInputsFor } from '../../src/tools/picker/inputs.ts';
import { roiInputs } from '../../src/tools/roi/inputs.ts';

const targets: Record<FlowTarget, Inputs> = { alarm: alarmInputs, picker: pickerInputsFor([]), roi: roiInputs };
const read = (target: FlowTarget, href: string) => readAddress(targets[target], href.slice(href.indexOf('#')));

/** Every field that a tool may fill in another, each with a value as the source would give it. */
const everything: { [T in FlowTarget]: Required<FlowValues<T>> } = {
  alarm: { muat: 30_000, isi: 12_345.678, mati: 500, pakai: 900.5, selang: 15 },
  picker: { tinggi: 12.5, diameter: 24, panjang: 8, bentuk: 'mendatar', isian: 60, galat: 2, jeda: '60' },
  roi: {
    tangki: 3,
    habis: 7.3,
    cegahHabis: 75,
    kirim: 36.5,
    susut: 0.312,
    jaringan: 'cellular',
    selang: 240,
  },
};

test.each(Object.entries(everything) as [FlowTarget, FlowValues<FlowTarget>][])(
  'all that leads to %s is read there as it was sent',
  (target, values) => {
    const { values: taken, damage } = read(target, flowHref(target, values));
    expect(damage).toBeUndefined();
    expect(taken).toMatchObject(values);
  },
);

test('a year of the alarm simulator opens the ROI calculator with it', () => {
  const example = initialValues(alarmInputs);
  const year = yearOf(example, assessReorderPoint(example));
  const { values, damage } = read('roi', flowHref('roi', year));
  expect(damage).toBeUndefined();
  expect(values).toMatchObject(year);
});

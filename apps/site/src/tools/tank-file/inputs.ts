import { recordParts } from 'tank-gauging/picker/older-link';
import { atmosphere } from 'tank-gauging/tank/choices';
import { tankRecord } from 'tank-gauging/tank/tank-record';
import type { OlderParts } from '../kit/address.ts';
import { mediaOfRecord } from '../picker/words.ts';
import { pressureAs, projectInputs } from './project.ts';

const absolute = { from: (typed: number) => typed - atmosphere, to: (gauge: number) => gauge + atmosphere };

/** Fields of the tank and of the project; the pressure may be typed absolute. */
export const fileInputs = {
  ...tankRecord,
  pressure: {
    ...tankRecord.pressure,
    typedIn: {
      by: 'pressureAs',
      unit: 'bar',
      worth: { terukur: 1, mutlak: absolute },
      digits: { terukur: 6, mutlak: 6 },
    },
  },
  pressureAs,
  ...projectInputs,
};

const example = <F extends 'height' | 'diameter' | 'width'>(field: F, initial: number) => ({
  ...tankRecord[field],
  initial,
});

/** The same inputs with the example of the sensor picker, which its links omit. */
export const sensorInputs: typeof fileInputs = {
  ...fileInputs,
  height: example('height', 12),
  diameter: example('diameter', 15),
  width: example('width', 15),
};

export const olderParts: OlderParts = (parts) => recordParts(parts, mediaOfRecord);

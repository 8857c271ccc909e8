import { csv } from 'contract/csv';
import { parse } from 'yaml';
import { z } from 'zod';
import decoder from '../content/api/kit/decoder.js?raw';
import flow from '../content/api/kit/flow.json?raw';
import record from '../content/api/kit/kit.yaml?raw';
import { terminal } from '../plant/terminal/terminal.ts';

const kitSchema = z.strictObject({
  note: z.string(),
  modbus: z.strictObject({
    note: z.string(),
    stride: z.int(),
    registers: z.array(
      z.strictObject({
        offset: z.int(),
        field: z.string(),
        type: z.enum(['int16', 'uint16', 'uint32']),
        scale: z.number(),
        unit: z.string(),
      }),
    ),
  }),
  lorawan: z.array(
    z.strictObject({ hex: z.string().regex(/^([0-9a-f]{2})+$/), data: z.record(z.string(), z.unknown()) }),
  ),
  broker: z.string(),
  mqtt: z.array(z.strictObject({ topic: z.string(), qos: z.int(), retained: z.boolean(), payload: z.string() })),
});

const { note, modbus, lorawan, broker, mqtt } = kitSchema.parse(parse(record));

/** Number of the first input register as devices document it; on the wire its address is 0. */
const firstRegister = 30_001;

const columns = ['register', 'address', 'tank_id', 'field', 'type', 'scale', 'unit', 'note'];

/** Example files of other protocols for the same tanks (Modbus, LoRaWAN, MQTT, Node-RED): [id, file name, content]. */
export function kitFiles() {
  const map = terminal.tanks.flatMap(({ tag }, number) =>
    modbus.registers.map(({ offset, field, type, scale, unit }) => {
      const address = number * modbus.stride + offset;
      return [firstRegister + address, address, tag, field, type, scale, unit, `${modbus.note} ${note}`];
    }),
  );
  const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
  return [
    ['modbus', 'contoh-modbus.csv', csv([columns, ...map])],
    ['lorawan', 'contoh-lorawan.js', decoder],
    ['vectors', 'contoh-lorawan-vektor.json', json({ note, fPort: 10, vectors: lorawan })],
    ['mqtt', 'contoh-mqtt.json', json({ note: `${note} ${broker}`, topics: mqtt })],
    ['nodered', 'contoh-node-red.json', flow],
  ] as const;
}

import vm from 'node:vm';
import { expect, test } from 'vitest';
import { apiDocument, fileText } from './api.ts';

test('the LoRaWAN decoder decodes its test vectors, and reports unknown data', () => {
  const { decodeUplink } = vm.runInNewContext(`${fileText('contoh-lorawan.js')}\n({ decodeUplink })`);
  const { fPort, vectors } = JSON.parse(fileText('contoh-lorawan-vektor.json'));
  const plain = (value: unknown) => JSON.parse(JSON.stringify(value));
  for (const { hex, data } of vectors) {
    expect(plain(decodeUplink({ fPort, bytes: [...Buffer.from(hex, 'hex')] }))).toMatchObject({ data });
  }
  const bytes = [...Buffer.from(vectors[0].hex, 'hex')];
  for (const wrong of [
    { fPort: 1, bytes },
    { fPort, bytes: bytes.slice(1) },
    { fPort, bytes: [2, ...bytes.slice(1)] },
  ]) {
    expect(plain(decodeUplink(wrong))).toEqual({ errors: [expect.any(String)] });
  }
  // By hand: 0xFFD3 is −4.5 °C in tenths, 0x5D a battery of 93 %.
  expect(plain(decodeUplink({ fPort, bytes: [1, 0, 1, 0xff, 0xd3, 0, 0, 0x5d, 7] }))).toEqual({
    data: { level: 0.01, temperature: -4.5, pressure: 0, battery: 93, status: null },
    warnings: [expect.stringContaining('7')],
  });
  const nothing = plain(decodeUplink({ fPort, bytes: [1, 0xff, 0xff, 0, 0, 0xff, 0xff, 90, 0] }));
  expect(nothing.data).toMatchObject({ level: null, pressure: null, temperature: 0 });
  expect(nothing.errors).toHaveLength(2);
});

test('Modbus registers do not overlap, and MQTT topics carry objects of the API', () => {
  const rows = fileText('contoh-modbus.csv')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','));
  const usedRegisters = rows.flatMap(([register = '', , , , type]) =>
    type === '"uint32"' ? [Number(register), Number(register) + 1] : [Number(register)],
  );
  expect(usedRegisters[0]).toBe(30_001);
  expect(new Set(usedRegisters).size).toBe(usedRegisters.length);
  for (const { payload } of JSON.parse(fileText('contoh-mqtt.json')).topics.slice(0, 2))
    expect(apiDocument.components.schemas).toHaveProperty(payload);
  const flow: { wires?: string[][]; id: string }[] = JSON.parse(fileText('contoh-node-red.json'));
  const ids = new Set(flow.map(({ id }) => id));
  for (const { wires = [] } of flow) for (const to of wires.flat()) expect(ids).toContain(to);
});

import { expect, test } from 'vitest';
import { decodeText } from './decode.ts';

const utf16 = (text: string) =>
  new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(text, (c) => c.charCodeAt(0)).buffer)]);

test('texts of spreadsheets are read, whatever their encoding', () => {
  expect(decodeText(new TextEncoder().encode('suhu °C'))).toBe('suhu °C');
  expect(decodeText(utf16('suhu °C'))).toBe('suhu °C');
  expect(decodeText(Uint8Array.from([0x73, 0xb0, 0x43]))).toBe('s°C');
  expect(decodeText(new Uint8Array())).toBe('');
});

test('a workbook or a picture is no text', () => {
  expect(decodeText(Uint8Array.from([0x50, 0x4b, 3, 4, 0x14, 0, 6, 0]))).toBeUndefined();
});

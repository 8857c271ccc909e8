import decodeQr from 'qr/decode.js';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { qrCode } from './drawing.tsx';

test('makes a QR code that a camera reads back as the address', async () => {
  const address = 'https://www.example.com/tankdevice#radar';
  const { data, info } = await sharp(Buffer.from(qrCode(address)))
    .resize(240)
    .flatten({ background: 'white' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(decodeQr({ width: info.width, height: info.height, data: new Uint8Array(data) })).toBe(address);
});

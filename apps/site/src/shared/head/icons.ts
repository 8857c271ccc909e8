import { tokenColour } from '../styles/token-colour.ts';
import { productMark } from '../ui/marks.ts';

/** The site icon in brand colours on petrol, with the safe zone that maskable icons need. */
export function siteIcon(inset = 5): string {
  const [ground, shell, liquid] = ['petrol', 'paper', 'liquid'].map(tokenColour);
  const size = 32 + 2 * inset;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${-inset} ${-inset} ${size} ${size}"><rect x="${-inset}" y="${-inset}" width="${size}" height="${size}" fill="${ground}"/><path d="${productMark.shell}" fill="none" stroke="${shell}" stroke-width="2.5"/><path d="${productMark.liquid}" fill="${liquid}"/><path d="${productMark.level}" stroke="${liquid}" stroke-width="2.5"/></svg>`;
}

/** An ICO file with one PNG of 32 × 32 pixels, for browsers that request /favicon.ico. */
export function icoFromPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // type: icon
  header.writeUInt16LE(1, 4); // number of images
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits per pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // offset of the image
  return Buffer.concat([header, png]);
}

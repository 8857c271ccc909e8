/** An `.ico` file that holds one PNG of 32 × 32 pixels, for browsers that ask for /favicon.ico unasked. */
export function icoFromPng(png: Buffer): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2); // kind: icon
  header.writeUInt16LE(1, 4); // one picture
  header.writeUInt8(32, 6); // width
  header.writeUInt8(32, 7); // height
  header.writeUInt16LE(1, 10); // planes
  header.writeUInt16LE(32, 12); // bits a pixel
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18); // where the picture starts
  return Buffer.concat([header, png]);
}

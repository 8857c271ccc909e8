export interface QrCode {
  /** Modules per side. */
  size: number;
  /** SVG path of the dark modules; empty when the address is too long for a readable code. */
  path: string;
}

/**
 * Longest address in characters: level M, which survives the loss of an eighth, up to version 21, where a module is a
 * third of a millimetre.
 */
const longestAddress = 700;

/** Loads the library of QR codes, and returns the function that encodes an address. */
export async function loadQrCodes(): Promise<(address: string) => QrCode> {
  const { default: qrcode } = await import('qrcode-generator');
  return (address) => {
    if (address.length > longestAddress) return { size: 0, path: '' };
    const code = qrcode(0, 'M');
    code.addData(address);
    code.make();
    const size = code.getModuleCount();
    const places = Array.from({ length: size * size }, (_, at) => [Math.floor(at / size), at % size] as const);
    const dark = places.filter(([row, column]) => code.isDark(row, column));
    return { size, path: dark.map(([row, column]) => `M${column} ${row}h1v1h-1z`).join('') };
  };
}

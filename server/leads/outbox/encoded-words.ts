/** Bytes of text in one encoded word: with `=?UTF-8?B?` and `?=` it stays below 75 characters (RFC 2047, 2). */
const most = 45;

/**
 * A text of a visitor as it may stand in a header: always encoded, so that `=?utf-8?…?=` in a name stays what it is
 * instead of being decoded, and no quote or bracket means anything.
 */
export function encodedWords(text: string): string {
  const words: string[] = [];
  let word = '';
  for (const character of text) {
    if (Buffer.byteLength(word + character) > most) {
      words.push(word);
      word = '';
    }
    word += character;
  }
  return [...words, word].map((part) => `=?UTF-8?B?${Buffer.from(part).toString('base64')}?=`).join('\r\n ');
}

/**
 * The same for the name beside an address, which nodemailer writes itself: many readers decode encoded words even in
 * quotes. A mark without width keeps it apart, and looks the same.
 */
export const unlikeEncodedWord = (name: string): string => name.replaceAll('=?', '=\u200c?');

// Contoh, bukan format sensor tertentu. Bentuk TS013 (LoRa Alliance): decodeUplink({ bytes, fPort }).
// 9 byte: versi, level 0,01% (2), suhu 0,1 °C bertanda (2), tekanan mbar (2), baterai %, keadaan.
function decodeUplink({ bytes, fPort }) {
  if (fPort !== 10) return { errors: [`fPort ${fPort}, seharusnya 10`] };
  if (bytes.length !== 9) return { errors: [`${bytes.length} byte, seharusnya 9`] };
  if (bytes[0] !== 1) return { errors: [`versi ${bytes[0]} belum dikenal`] };
  const word = (at) => (bytes[at] << 8) | bytes[at + 1];
  const errors = [];
  // FFFF: sensor tidak mendapat bacaan.
  const figure = (name, at, per) => {
    if (word(at) !== 0xffff) return word(at) / per;
    errors.push(`${name} FFFF, sensor tidak mendapat bacaan`);
    return null;
  };
  const level = figure('level', 1, 100);
  const temperature = ((word(3) << 16) >> 16) / 10;
  const status = ['normal', 'high', 'low'][bytes[8]];
  const warnings = [
    ...(level > 100 ? ['level di atas 100%'] : []),
    ...(bytes[7] < 10 ? ['baterai di bawah 10%'] : []),
    ...(status ? [] : [`keadaan ${bytes[8]} belum dikenal`]),
  ];
  const data = { level, temperature, pressure: figure('tekanan', 5, 1000), battery: bytes[7], status: status ?? null };
  return errors.length > 0 ? { data, warnings, errors } : { data, warnings };
}

if (typeof module !== 'undefined') module.exports = { decodeUplink };

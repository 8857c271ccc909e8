import { number, type Values } from '../kit/tool-inputs.ts';

/** What the page asks for: litres, days, hours, minutes, per cent. The names stand in addresses that people have sent. */
export const alarmInputs = {
  muat: number(16_000, 10, 1e8),
  isi: number(9_500, 0, 1e8),
  mati: number(1_000, 0, 1e8),
  pakai: number(1_200, 0.1, 1e7),
  ragam: number(25, 0, 200),
  kirim: number(8_000, 1, 1e8),
  tunggu: number(3, 0.1, 180),
  ragamTunggu: number(1, 0, 90),
  layanan: number(95, 50, 99.9),
  rendah: number(6_000, 0, 1e8),
  kritis: number(3_000, 0, 1e8),
  selang: number(60, 1, 1440),
  tunda: number(0, 0, 720),
  luput: number(3, 1, 48, true),
  diam: number(1.5, 0, 180),
};
export type AlarmValues = Values<typeof alarmInputs>;
export type AlarmField = keyof typeof alarmInputs;

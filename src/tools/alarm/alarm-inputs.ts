import { number, type Values } from '../kit/tool-inputs.ts';

/** What the page asks for: litres, days, hours, minutes, per cent. Addresses that people have sent hold the names in quotes. */
export const alarmInputs = {
  capacity: number('muat', 16_000, 10, 1e8),
  content: number('isi', 9_500, 0, 1e8),
  unusable: number('mati', 1_000, 0, 1e8),
  dailyUse: number('pakai', 1_200, 0.1, 1e7),
  useSpread: number('ragam', 25, 0, 200),
  deliverySize: number('kirim', 8_000, 1, 1e8),
  leadTime: number('tunggu', 3, 0.1, 180),
  leadTimeSpread: number('ragamTunggu', 1, 0, 90),
  serviceLevel: number('layanan', 95, 50, 99.9),
  lowLimit: number('rendah', 6_000, 0, 1e8),
  criticalLimit: number('kritis', 3_000, 0, 1e8),
  readingInterval: number('selang', 60, 1, 1440),
  deliveryDelay: number('tunda', 0, 0, 720),
  missedReadings: number('luput', 3, 1, 48, true),
  silentDays: number('diam', 1.5, 0, 180),
};
export type AlarmValues = Values<typeof alarmInputs>;
export type AlarmField = keyof typeof alarmInputs;
/** What a field is called in addresses and in the record of its words. */
export type AlarmKey = (typeof alarmInputs)[AlarmField]['key'];

import { choice, number, type Values } from '../inputs.ts';
import { asked } from '../tank/tank-record.ts';

export const alarmInputs = {
  capacity: asked('safe', 'muat', { initial: 16_000, min: 10 }),
  content: number('isi', 9_500, 0, 1e8, { unit: 'L' }),
  unusable: asked('dead', 'mati', { initial: 1_000 }),
  dailyUse: asked('use', 'pakai', { initial: 1_200, min: 0.1 }),
  useSpread: number('ragam', 25, 0, 200, { unit: '%' }),
  deliverySize: asked('delivery', 'kirim', { initial: 8_000, min: 1 }),
  leadTime: asked('leadTime', 'tunggu', { initial: 3, min: 0.1 }),
  leadTimeSpread: number('ragamTunggu', 1, 0, 90, { unit: 'hari' }),
  serviceLevel: number('layanan', 95, 50, 99.9, { unit: '%' }),
  lowLimit: number('rendah', 6_000, 0, 1e8, { unit: 'L' }),
  criticalLimit: number('kritis', 3_000, 0, 1e8, { unit: 'L' }),
  readingInterval: number('selang', 60, 1, 1440, { unit: 'menit' }),
  deliveryDelay: number('tunda', 0, 0, 720, { unit: 'jam' }),
  missedReadings: number('luput', 3, 1, 48, { whole: true, unit: 'kiriman' }),
  silentDays: number('diam', 1.5, 0, 180, { unit: 'hari' }),
  scope: choice('lingkup', ['lain', 'timbun']),
  fillRate: asked('fillRate', 'laju', { initial: 400, min: 0.1 }),
  notice: number('sadar', 2, 0, 1440, { unit: 'menit' }),
  call: number('hubungi', 3, 0, 1440, { unit: 'menit' }),
  stop: number('tutup', 2, 0, 1440, { unit: 'menit' }),
  alarmGap: number('antara', 3, 0, 1440, { unit: 'menit' }),
  normalFill: number('normal', 11_500, 0, 1e8, { unit: 'L' }),
};
/** Prefix of the fields' ids, because the page has its own id `isi`. */
export const prefix = 'alarm-';
export const levelKinds = ['overfill', 'lahh', 'lah', 'normal'] as const;
export type AlarmValues = Values<typeof alarmInputs>;
export type AlarmField = keyof typeof alarmInputs;

import { choiceInput, noFigure, numberInput, type Values } from '../inputs.ts';
import { sharedInput } from '../tank/tank-record.ts';

export const alarmInputs = {
  capacity: sharedInput('safe', 'muat', { initial: 16_000, min: 10 }),
  content: numberInput('isi', 9_500, 0, 1e8, { unit: 'L' }),
  unusable: sharedInput('dead', 'mati', { initial: 1_000 }),
  dailyUse: sharedInput('use', 'pakai', { initial: 1_200, min: 0.1, unknown: noFigure }),
  useSpread: numberInput('ragam', 25, 0, 200, { unit: '%' }),
  deliverySize: sharedInput('delivery', 'kirim', { initial: 8_000, min: 1, unknown: noFigure }),
  leadTime: sharedInput('leadTime', 'tunggu', { initial: 3, min: 0.1, unknown: noFigure }),
  leadTimeSpread: numberInput('ragamTunggu', 1, 0, 90, { unit: 'hari' }),
  serviceLevel: numberInput('layanan', 95, 50, 99.9, { unit: '%' }),
  lowLimit: numberInput('rendah', 6_000, 0, 1e8, { unit: 'L' }),
  criticalLimit: numberInput('kritis', 3_000, 0, 1e8, { unit: 'L' }),
  readingInterval: numberInput('selang', 60, 1, 1440, { unit: 'menit' }),
  deliveryDelay: numberInput('tunda', 0, 0, 720, { unit: 'jam' }),
  missedReadings: numberInput('luput', 3, 1, 48, { whole: true, unit: 'kiriman' }),
  silentDays: numberInput('diam', 1.5, 0, 180, { unit: 'hari' }),
  scope: choiceInput('lingkup', ['lain', 'timbun']),
  fillRate: sharedInput('fillRate', 'laju', { initial: 400, min: 0.1 }),
  notice: numberInput('sadar', 2, 0, 1440, { unit: 'menit' }),
  call: numberInput('hubungi', 3, 0, 1440, { unit: 'menit' }),
  stop: numberInput('tutup', 2, 0, 1440, { unit: 'menit' }),
  alarmGap: numberInput('antara', 3, 0, 1440, { unit: 'menit' }),
  normalFill: numberInput('normal', 11_500, 0, 1e8, { unit: 'L' }),
};
/** Prefix of the fields' ids, because the page has its own id `isi`. */
export const alarmFieldPrefix = 'alarm-';
export const levelKinds = ['overfill', 'lahh', 'lah', 'normal'] as const;
export type AlarmValues = Values<typeof alarmInputs>;
export type AlarmField = keyof typeof alarmInputs;

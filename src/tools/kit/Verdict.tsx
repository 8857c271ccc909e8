export type { VerdictText } from './Instrument.tsx';

import type { ReactNode } from 'react';
import styles from './Steps.module.css';
import type { ProcessStep } from './schema.ts';

/** Line drawings in the manner of a P&ID: instrument bubbles, signal lines dashed, process lines solid. */
const bubble = (x: number, y: number, top: string, bottom: string) => (
  <>
    <circle className={styles.bubble} cx={x} cy={y} r="17" />
    <path d={`M${x - 17} ${y}h34`} />
    <text x={x} y={y - 4} textAnchor="middle">
      {top}
    </text>
    <text x={x} y={y + 12} textAnchor="middle">
      {bottom}
    </text>
  </>
);

const drawings: Record<ProcessStep['drawing'], ReactNode> = {
  sensor: (
    <>
      <path className="liquid" d="M40 92h108v54H40Z" />
      <path d="M40 58v88h108V58L94 44Z" />
      <path className={styles.level} d="M30 92h128" />
      <path d="M88 46V36h12v10M90 36v-8h8v8" />
      <path className={styles.signal} d="M94 50 82 90M94 50l12 40M100 31h40" />
      {bubble(158, 31, 'LT', '204')}
      <path d="M22 146h146" />
    </>
  ),
  gateway: (
    <>
      <path d="M70 74h60v56H70ZM84 74V44M116 74V52M80 130v16M120 130v16M50 146h100" />
      <path className={styles.measured} d="M74 38a14 14 0 0 1 20 0M68 31a22 22 0 0 1 32 0" />
      <path d="M80 88h40M80 98h26" />
      <circle className="solid" cx="120" cy="118" r="4" />
      <path className={styles.signal} d="M0 104h66M134 104h66" />
    </>
  ),
  cloud: (
    <>
      <path d="M40 40h120v106H40ZM40 60h120" />
      <path className={styles.measured} d="M50 120c10-4 16-34 30-34s14 22 28 18 12-22 24-22" />
      <path className={styles.forecast} d="M132 82c8 0 12 6 20 10" />
      <path d="M50 134h100M47 50h4M56 50h4M65 50h4" />
      <path className={styles.signal} d="M0 104h36M164 104h36" />
    </>
  ),
  decision: (
    <>
      <path d="M34 34h52v112H34ZM52 138h16" />
      <path className={styles.alert} d="M42 52h36v20H42Z" />
      <path d="M42 84h36M42 94h28M42 104h32" />
      <path d="M108 62h58v84h-58ZM118 78h38M118 90h38M118 102h24" />
      <path className={styles.measured} d="M118 124l8 8 16-18" />
      <path className={styles.signal} d="M0 104h30" />
    </>
  ),
};

export function StepDrawing({ name }: { name: ProcessStep['drawing'] }) {
  return (
    <svg className={`${styles.svg} full outline`} viewBox="0 0 200 160" aria-hidden="true" focusable="false">
      {drawings[name]}
    </svg>
  );
}

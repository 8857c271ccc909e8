import styles from './Balloon.module.css';

/** A P&ID's instrument bubble. Decoration; the words stand beside it. */
export function Balloon({ code, number, size = 56 }: { code: string; number: number; size?: number }) {
  return (
    <svg
      className={`${styles.balloon} outline firm`}
      width={size}
      height={size}
      viewBox="0 0 56 56"
      aria-hidden="true"
      focusable="false"
    >
      <circle cx="28" cy="28" r="26" />
      <path d="M2 28h52" />
      <text x="28" y="22.5" textAnchor="middle">
        {code}
      </text>
      <text x="28" y="46" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

import styles from './Balloon.module.css';

/** P&ID symbol of a field-mounted instrument. Decoration: the text is next to it. */
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
      <text x="28" y="25" textAnchor="middle">
        {code}
      </text>
      <text x="28" y="45" textAnchor="middle">
        {number}
      </text>
    </svg>
  );
}

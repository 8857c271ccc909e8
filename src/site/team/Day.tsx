import styles from './Day.module.css';

/** A day of twenty-four hours, of which the first ones are the wait. */
export function Day({ hours }: { hours: number }) {
  return (
    <svg className={styles.day} viewBox="0 0 240 14" preserveAspectRatio="none" aria-hidden="true" focusable="false">
      <path className={styles.rest} d="M0 13.5h240" />
      {Array.from({ length: 24 }, (_, hour) => hour).map((hour) => (
        <rect
          key={hour}
          className={hour < hours ? styles.wait : styles.free}
          x={hour * 10}
          y={hour < hours ? 2 : 9}
          width={hour < hours ? 7 : 1}
          height={hour < hours ? 12 : 5}
        />
      ))}
    </svg>
  );
}

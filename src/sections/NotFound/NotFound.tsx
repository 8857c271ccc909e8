import styles from './NotFound.module.css';

/** An empty tank, its level at zero, one way home. The words are the specification's. */
export function NotFound() {
  return (
    <section className={styles.page} aria-labelledby="judul">
      <div className={styles.words} lang="en">
        <h1 className={styles.title} id="judul">
          404
        </h1>
        <p className={styles.text}>Oops! Page not found</p>
        <a className={styles.home} href="/">
          Return to Home
        </a>
      </div>
      <svg className={styles.tank} viewBox="0 0 420 360" aria-hidden="true" focusable="false">
        <path className={styles.ground} d="M0 330h420" />
        <path d="M90 330V90l120-40 120 40v240" />
        <path d="M90 90h240M196 54V34h28v20M202 34V20h16v14" />
        <path className={styles.dim} d="M40 90h40M40 330h40M50 90v240M50 90l-4 10h8ZM50 330l-4-10h8Z" />
        <path className={styles.dash} d="M210 58 176 324M210 58l34 266" />
        <path className={styles.level} d="M70 327h290" />
        <text x="366" y="318">
          0,00 m
        </text>
        <circle cx="366" cy="40" r="26" />
        <path d="M340 40h52" />
        <path className={styles.dash} d="M224 30h118" />
        <text x="366" y="33" textAnchor="middle">
          LT
        </text>
        <text x="366" y="56" textAnchor="middle">
          404
        </text>
      </svg>
    </section>
  );
}

import styles from './Catalogue.module.css';
import { examples } from './examples.tsx';

const grounds = ['paper', 'tint', 'dark'] as const;

/** Every shared component in each of its states, on each ground. Only in development. */
export function Catalogue() {
  return (
    <div className={styles.catalogue}>
      <h1>Katalog komponen</h1>
      {examples.map(({ name, states }) => (
        <section key={name}>
          <h2 className={styles.name}>{name}</h2>
          {Object.entries(states).map(([state, element]) => (
            <div key={state} className={styles.row}>
              <h3 className={styles.state}>{state}</h3>
              {grounds.map((ground) => (
                <div key={ground} className={`${styles.ground} ${ground}`}>
                  {element}
                </div>
              ))}
            </div>
          ))}
        </section>
      ))}
    </div>
  );
}

import '../shared/styles/grid.css';
import styles from './Catalogue.module.css';
import { examples } from './examples.tsx';

const grounds = ['paper', 'tint', 'dark'] as const;

/** Every shared component in each of its states, on each ground. Only in development. */
export function Catalogue() {
  return (
    <div className="page-width stack-6">
      <h1>Katalog komponen</h1>
      {examples.map(({ name, states }) => (
        <section key={name} className="stack-3">
          <h2>{name}</h2>
          {Object.entries(states).map(([state, element]) => (
            <div key={state} className="columns-4 gap-3">
              <h3 className="small">{state}</h3>
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

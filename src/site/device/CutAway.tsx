import styles from './Hardware.module.css';

/** Leaders in the order of the parts list: from a dot on the part to its number. */
const leaders = [
  { dot: [370, 84], at: [520, 52] },
  { dot: [486, 152], at: [598, 132] },
  { dot: [452, 250], at: [606, 226] },
  { dot: [408, 286], at: [606, 322] },
  { dot: [342, 312], at: [572, 414] },
  { dot: [404, 508], at: [560, 520] },
  { dot: [226, 384], at: [84, 500] },
  { dot: [236, 262], at: [40, 356] },
  { dot: [206, 162], at: [34, 232] },
  { dot: [240, 142], at: [110, 64] },
] as const;

/** Transmitter in section: two chambers, threaded covers, neck with fins, flange. Walls are hatched as cut metal. */
export function CutAway({ label }: { label: string }) {
  return (
    <svg className={`${styles.drawing} full outline`} viewBox="0 0 640 620" role="img" aria-label={label}>
      <pattern id="arsir-logam" width="7" height="7" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path className={styles.hatch} d="M0 0V7" />
      </pattern>
      <g className={styles.cut}>
        {/* Shell with its partition, the two covers, neck and flange. */}
        <path d="M176 154h288v16H176ZM176 334h104v16H176ZM360 334h104v16H360ZM284 170h14v164h-14Z" />
        <path d="M150 140h50v14h-24v16h-10v164h10v16h24v14h-50Z" />
        <path d="M440 140h64v46h-20v-16h-20v-16h-24ZM440 364h64v-46h-20v16h-20v16h-24Z" />
        <path d="M280 334h16v150h-16ZM344 334h16v150h-16Z" />
        <path d="M206 484h90v28h-90ZM344 484h90v28h-90Z" />
      </g>
      {/* Window, cooling fins, measuring tube, nozzle that it stands on. */}
      <path d="M488 186h10v132h-10Z" className={styles.glass} />
      <path d="M256 392h24M256 402h24M256 414h24M256 424h24M256 436h24M256 446h24M360 392h24M360 402h24M360 414h24M360 424h24M360 436h24M360 446h24M256 392v10M256 414v10M256 436v10M384 392v10M384 414v10M384 436v10" />
      <path d="M296 484v76l-12 34M344 484v76l12 34M284 594h72M206 520h78M356 520h78v24h-58M206 520v24h58" />
      <path d="M228 476v8h16v-8ZM228 512v16h16v-16M396 476v8h16v-8ZM396 512v16h16v-16" />
      {/* Antenna. */}
      <path d="M352 154v-14h36v14M358 140v-10h24v10M362 130V44a8 8 0 0 1 16 0v86" />
      {/* Breather. */}
      <path d="M230 154v-12h20v12M226 142v-8h28v8Z" />
      {/* Display, boards, battery. */}
      <path d="M444 196h12v112h-12ZM318 190h8v128h-8ZM338 190h8v128h-8ZM326 206h12M326 300h12M346 220h8v20h-8M346 252h8v28h-8" />
      <path className="solid" d="M456 204h4v96h-4Z" />
      <path d="M374 222h50a6 6 0 0 1 6 6v92a6 6 0 0 1-6 6h-50a6 6 0 0 1-6-6v-92a6 6 0 0 1 6-6ZM390 222v-8h18v8" />
      <path className={`${styles.charge} solid`} d="M374 256h50v62h-50Z" />
      {/* Terminals with their wires, and the gland. */}
      <path d="M208 226h60v72h-60ZM208 250h60M208 274h60" />
      <circle cx="222" cy="238" r="5" />
      <circle cx="222" cy="262" r="5" />
      <circle cx="222" cy="286" r="5" />
      <path d="M250 238h10M250 262h10M250 286h10M298 262h20" />
      <path d="M210 350h32v16h-32ZM214 366h24v26h-24Z" />
      <path d="M220 392c0 60-30 64-60 92M232 392c0 66-32 72-62 100M222 350V298M230 350V298" />
      {/* O-rings. */}
      <circle className={styles.ring} cx="172" cy="162" r="4.5" />
      <circle className={styles.ring} cx="172" cy="342" r="4.5" />
      <circle className={styles.ring} cx="472" cy="162" r="4.5" />
      <circle className={styles.ring} cx="472" cy="342" r="4.5" />
      {leaders.map(({ dot, at }, index) => (
        <g key={`${at}`} className={styles.leader}>
          <path d={`M${dot} L${at}`} />
          <circle className={styles.dot} cx={dot[0]} cy={dot[1]} r="4" />
          <circle className={styles.balloon} cx={at[0]} cy={at[1]} r="19" />
          <text x={at[0]} y={at[1]} dy="0.36em" textAnchor="middle">
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}

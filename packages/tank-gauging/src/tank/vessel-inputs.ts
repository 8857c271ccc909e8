import { changedIn, choiceInput, type NumberInput, numberInput } from '../inputs.ts';
import {
  bottomNames,
  type CourseField,
  courseCounts,
  headNames,
  secondHeadNames,
  sectionNames,
  shapeNames,
  upperBodyNames,
  upperCourses,
} from '../vessel/size.ts';

const metres = <const K extends string>(key: K, initial: number, min: number, max: number) =>
  numberInput(key, initial, min, max, { unit: 'm' });

const courseFields = Object.fromEntries(
  upperCourses.flatMap((course) => [
    [`courseHeight${course}`, metres(`t-lajur${course}Tinggi`, 1.5, 0.2, 60)],
    [`courseDiameter${course}`, metres(`t-lajur${course}Diameter`, 2, 0.2, 100)],
  ]),
) as {
  [F in CourseField]: NumberInput<
    F extends `courseHeight${infer N}`
      ? `t-lajur${N}Tinggi`
      : F extends `courseDiameter${infer N}`
        ? `t-lajur${N}Diameter`
        : never
  >;
};

/** Details of a vessel that only the tank table asks about. Their examples mean that the tank has no such part. */
export const detailFields = {
  section: choiceInput('t-penampang', sectionNames),
  topDiameter: metres('t-diameterAtas', 0, 0, 100),
  secondHead: choiceInput('t-tutup2', secondHeadNames),
  secondDepth: metres('t-dalam2', 0.5, 0.05, 40),
  courses: choiceInput('t-lajur', courseCounts),
  ...courseFields,
  outlet: metres('t-corong', 0.3, 0, 20),
  upper: choiceInput('t-atas', upperBodyNames),
  upperDiameter: metres('t-atasDiameter', 1, 0, 100),
  upperLength: metres('t-atasPanjang', 2, 0.2, 100),
  upperWidth: metres('t-atasLebar', 2, 0.2, 100),
  upperHeight: metres('t-atasTinggi', 0.5, 0.05, 60),
  roofMass: numberInput('t-atapMassa', 0, 0, 2000, { unit: 't' }),
  roofLegs: metres('t-atapKaki', 1.8, 0, 10),
  slope: numberInput('t-kemiringan', 0, 0, 20, { unit: '%' }),
  dipPoint: metres('t-titik', 2.5, 0, 100),
} as const;

/** Main dimensions and ends of the vessel. Inside dimensions in m, capacity in litres. */
export const mainFields = {
  shape: choiceInput('t-bentuk', shapeNames, 'tegak'),
  diameter: metres('t-diameter', 6, 0.2, 120),
  length: metres('t-panjang', 6, 0.2, 200),
  width: metres('t-lebar', 2, 0.2, 120),
  height: metres('t-tinggi', 8, 0.1, 60),
  /** Capacity by the name plate or the calibration certificate. */
  capacity: numberInput('t-muat', 0, 0, 1e9, { unit: 'L' }),
  /** `anggap-elips` is the assumption of links from before heads were asked about. */
  heads: changedIn(6, 'anggap-elips', choiceInput('t-tutup', ['tak-tahu', 'anggap-elips', ...headNames])),
  bottom: choiceInput('t-dasar', ['tak-tahu', ...bottomNames]),
  /** Depth of a head or bottom whose shape does not determine it; 0 while unknown. */
  bottomDepth: metres('t-dalamUjung', 0, 0, 40),
} as const;
/** Fields of the tank record that make up its vessel. */
export const vesselFields = { ...mainFields, ...detailFields };

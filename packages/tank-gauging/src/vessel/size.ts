export const shapeNames = ['mendatar', 'tegak', 'persegi', 'bola', 'silo'] as const;

export const headNames = [
  'datar',
  'elips',
  'setengah-bola',
  'kloepper',
  'korbbogen',
  'asme',
  'tembereng',
  'kerucut',
] as const;
export type Head = (typeof headNames)[number];

/** Bottom shapes; `miring` is a flat floor that rises from one side to the other. */
export const bottomNames = [...headNames, 'miring'] as const;
type Bottom = (typeof bottomNames)[number];

/** Bodies on top of the main one. `kerucut` narrows to a diameter, which may be 0. */
export const upperBodyNames = [
  'tanpa',
  'silinder',
  'persegi',
  ...headNames.filter((name) => name !== 'datar'),
] as const;
type Upper = (typeof upperBodyNames)[number];

/** Second head of a horizontal tank; `sama` equals the first. */
export const secondHeadNames = ['sama', ...headNames] as const;
/** Cross-section of a horizontal tank: its height is `diameter`, its width `bodyWidth` unless circular. */
export const sectionNames = ['lingkaran', 'oval', 'stadion'] as const;
/** Courses above the first one, which has the tank's own diameter and the remaining height. */
export const upperCourses = [2, 3, 4, 5, 6, 7, 8] as const;
export type CourseField = `course${'Height' | 'Diameter'}${(typeof upperCourses)[number]}`;
export const courseCounts = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Inside dimensions in m, shapes of the ends, and slope in per cent. */
export interface TankSize extends Record<CourseField, number> {
  shape: (typeof shapeNames)[number];
  diameter: number;
  /** Top diameter of a tapered vertical tank; 0 means not tapered. */
  topDiameter: number;
  section: (typeof sectionNames)[number];
  bodyLength: number;
  bodyWidth: number;
  bodyHeight: number;
  heads: Head;
  secondHead: (typeof secondHeadNames)[number];
  secondDepth: number;
  courses: (typeof courseCounts)[number];
  bottom: Bottom;
  bottomDepth: number;
  outlet: number;
  upper: Upper;
  upperDiameter: number;
  upperLength: number;
  upperWidth: number;
  upperHeight: number;
  /** Mass in t of a floating roof, 0 without one, and height in m of its deck's underside while it stands on its legs. */
  roofMass: number;
  roofLegs: number;
  /** Density in kg/m³ of the liquid that a floating roof displaces; 0 while unknown. */
  density: number;
  slope: number;
  /** Distance in m from the low end to the gauging point of a tilted tank. */
  dipPoint: number;
}
type SizeField = Exclude<keyof TankSize, 'density'>;

/**
 * Fields in the order of the form, possible bottoms and upper bodies, and the length along which the shape can tilt.
 */
interface ShapeRules {
  fields: readonly SizeField[];
  bottoms?: readonly Bottom[];
  /** A box allows only prisms on top; spheres and horizontal tanks allow nothing. */
  uppers?: readonly Upper[];
  along?: 'bodyLength' | 'diameter';
}

const shapes: Readonly<Record<TankSize['shape'], ShapeRules>> = {
  mendatar: { fields: ['heads', 'diameter', 'bodyLength'], along: 'bodyLength' },
  tegak: {
    fields: ['bottom', 'diameter', 'bodyHeight'],
    bottoms: bottomNames,
    uppers: upperBodyNames,
    along: 'diameter',
  },
  persegi: {
    fields: ['bottom', 'bodyLength', 'bodyWidth', 'bodyHeight'],
    bottoms: ['datar', 'miring'],
    uppers: ['tanpa', 'silinder', 'persegi'],
    along: 'bodyLength',
  },
  bola: { fields: ['diameter'] },
  silo: { fields: ['diameter', 'bodyHeight', 'bottomDepth', 'outlet'], bottoms: ['kerucut'], uppers: upperBodyNames },
};

/** Ends whose depth is entered: a horizontal ellipsoidal head is 2:1, a vertical one has any depth. */
const deepLying: readonly Bottom[] = ['kerucut', 'tembereng'];
const deepUpright: readonly Bottom[] = [...deepLying, 'elips', 'miring'];

const upperSizes: Readonly<Partial<Record<Upper, readonly SizeField[]>>> = {
  silinder: ['upperDiameter', 'upperHeight'],
  kerucut: ['upperDiameter', 'upperHeight'],
  persegi: ['upperLength', 'upperWidth', 'upperHeight'],
  elips: ['upperHeight'],
  tembereng: ['upperHeight'],
};

/** Fields and parts that apply to the shape of the tank; values of other shapes are ignored. */
export function vesselParts(values: TankSize) {
  const { shape, slope } = values;
  const { fields, bottoms = ['datar'], uppers = ['tanpa'], along } = shapes[shape];
  const bottom = bottoms.includes(values.bottom) ? values.bottom : (bottoms[0] ?? 'datar');
  const upper = uppers.includes(values.upper) ? values.upper : 'tanpa';
  const isLying = shape === 'mendatar';
  const isRound = !isLying || values.section === 'lingkaran';
  /** The shallow dishes of a non-circular road tanker are modelled as flat ends. */
  const headsAt = (name: Head): Head => (isRound ? name : 'datar');
  /** End whose depth may be entered. */
  const end = isLying ? headsAt(values.heads) : bottom;
  const hasDepth = (isLying ? deepLying : deepUpright).includes(end);
  // Tilt is calculated for horizontal cylinders with any heads, and for vertical tanks with flat floor and roof.
  const courses = shape === 'tegak' ? upperCourses.filter((course) => course <= Number(values.courses)) : [];
  const isPlain = bottom === 'datar' && upper === 'tanpa' && courses.length === 0 && !values.topDiameter;
  const canLean = along !== undefined && (isLying ? isRound : isPlain);
  const hasOwnDepth = isLying && isRound && deepLying.some((name) => name === values.secondHead);
  return {
    bottoms,
    uppers,
    bottom,
    upper,
    end,
    hasDepth,
    isRound,
    topDiameter: shape === 'tegak' && courses.length === 0 ? values.topDiameter : 0,
    fields: [
      ...new Set([
        ...fields.filter((name) => isRound || name !== 'heads'),
        ...(isRound ? [] : (['bodyWidth'] as const)),
        ...(hasDepth ? (['bottomDepth'] as const) : []),
      ]),
    ],
    moreFields: [
      ...(isLying ? (['section'] as const) : []),
      ...(isLying && isRound ? (['secondHead'] as const) : []),
      ...(hasOwnDepth ? (['secondDepth'] as const) : []),
      ...(shape === 'tegak' ? (['roofMass'] as const) : []),
      ...(shape === 'tegak' && values.roofMass > 0 ? (['roofLegs'] as const) : []),
      ...(shape === 'tegak' ? (['courses'] as const) : []),
      ...(shape === 'tegak' && courses.length === 0 ? (['topDiameter'] as const) : []),
      ...courses.flatMap((course) => [`courseHeight${course}`, `courseDiameter${course}`] as const),
    ],
    courses: courses.map((course) => ({
      height: values[`courseHeight${course}`],
      diameter: values[`courseDiameter${course}`],
    })),
    upperFields: uppers.length > 1 ? (['upper', ...(upperSizes[upper] ?? [])] as const) : [],
    along: canLean ? along : undefined,
    leans: canLean && slope > 0,
  };
}

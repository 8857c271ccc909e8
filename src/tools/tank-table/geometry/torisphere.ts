/** A dished head: a dish of one radius that meets the cylinder in a knuckle of a smaller one, in radii of the cylinder. */
export interface TorisphereShape {
  dish: number;
  knuckle: number;
}

/**
 * Klöpper: dish D, knuckle 0.1 D (DIN 28011). Korbbogen: 0.8 D and 0.154 D (DIN 28013). ASME flanged and dished: D and
 * 0.06 D (ASME BPVC VIII-1, UG-32). All taken at the inside.
 */
export const torispheres = {
  kloepper: { dish: 2, knuckle: 0.2 },
  korbbogen: { dish: 1.6, knuckle: 0.308 },
  asme: { dish: 2, knuckle: 0.12 },
} as const satisfies Record<string, TorisphereShape>;

/** Depth, profile and volume of a dished head on a cylinder of `radius`, in m and m³. */
export function torisphere({ dish, knuckle }: TorisphereShape, radius: number) {
  /** Where the two arcs meet: distance from the axis. */
  const rim = (dish * (1 - knuckle)) / (dish - knuckle);
  const centre = -Math.sqrt((dish - knuckle) ** 2 - (1 - knuckle) ** 2);
  const depth = centre + dish;
  /** How far over the weld they meet. */
  const joint = centre + Math.sqrt(dish ** 2 - rim ** 2);
  const reach = (at: number) =>
    at <= rim
      ? centre + Math.sqrt(dish ** 2 - at ** 2)
      : Math.sqrt(Math.max(0, knuckle ** 2 - (at - 1 + knuckle) ** 2));
  const radiusAt = (over: number) =>
    over >= joint
      ? Math.sqrt(Math.max(0, dish ** 2 - (over - centre) ** 2))
      : 1 - knuckle + Math.sqrt(knuckle ** 2 - over ** 2);
  // Solids of revolution: a spherical cap, and π∫(1 − k + √(k² − u²))² du through the knuckle.
  const cap = (height: number) => (Math.PI * height ** 2 * (3 * dish - height)) / 3;
  const ring = (over: number) => {
    const root = Math.sqrt(Math.max(0, knuckle ** 2 - over ** 2));
    const circle = over * root + knuckle ** 2 * Math.asin(Math.min(1, over / knuckle));
    return Math.PI * (((1 - knuckle) ** 2 + knuckle ** 2) * over + (1 - knuckle) * circle - over ** 3 / 3);
  };
  const fromTip = (height: number) => {
    const over = depth - height;
    return over >= joint ? cap(height) : cap(depth - joint) + ring(joint) - ring(over);
  };
  return {
    depth: depth * radius,
    breaks: [joint * radius],
    reach: (offset: number) => reach(Math.min(1, Math.abs(offset) / radius)) * radius,
    radiusAt: (over: number) => radiusAt(over / radius) * radius,
    fromTip: (height: number) => fromTip(height / radius) * radius ** 3,
  };
}

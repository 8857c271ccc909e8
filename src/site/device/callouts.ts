/** Where the leaders on the photograph of the radar begin and end, in per cent of its sides; words stand on that side. */
export const calloutPlaces = [
  { from: [42, 15], to: [58, 6.5], side: 'right' },
  { from: [54, 26], to: [62, 23.5], side: 'right' },
  { from: [31, 27], to: [22, 24], side: 'left' },
  { from: [29, 67], to: [24.5, 64], side: 'left' },
  { from: [48, 80], to: [58, 82], side: 'right' },
] as const;

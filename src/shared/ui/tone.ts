/** Colours that stand behind a picture until it arrives; their values are in ui/Picture.module.css. */
export const tones = {
  paper: [237, 233, 223],
  sand: [196, 170, 140],
  dusk: [125, 105, 105],
  earth: [84, 72, 62],
  steel: [150, 160, 163],
  sky: [120, 145, 165],
  leaf: [110, 122, 86],
  petrol: [45, 68, 76],
  night: [24, 34, 44],
} as const satisfies Record<string, readonly [number, number, number]>;

export type Tone = keyof typeof tones;

/** The tone nearest to a colour (red, green, blue, each 0–255), by squared distance. */
export function toneOf(colour: readonly [number, number, number]): Tone {
  const distance = (tone: Tone) => tones[tone].reduce((sum, value, i) => sum + (value - (colour[i] ?? 0)) ** 2, 0);
  return (Object.keys(tones) as Tone[]).reduce((best, tone) => (distance(tone) < distance(best) ? tone : best));
}

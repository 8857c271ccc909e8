import { tokenColour } from '../shared/styles/token-colour.ts';

/** Colours, sizes and measures of the documents, in points. */
export const colour = {
  paper: tokenColour('paper'),
  paper2: tokenColour('paper-2'),
  white: tokenColour('white'),
  ink: tokenColour('ink'),
  ink2: tokenColour('ink-2'),
  ink3: tokenColour('ink-3'),
  hairline: tokenColour('hairline'),
  hairline2: tokenColour('hairline-2'),
  petrol: tokenColour('petrol'),
  mist: tokenColour('mist'),
  signal: tokenColour('signal'),
  rust: tokenColour('rust'),
  liquid: tokenColour('liquid'),
  liquidDeep: tokenColour('liquid-deep'),
  liquidWash: tokenColour('liquid-wash'),
} as const;

export const font = { sans: 'Plus Jakarta Sans', mono: 'JetBrains Mono' } as const;

/** A4 upright, 210 × 297 mm; `bottom` is where the matter ends, `foot` where the title block begins. */
export const page = { width: 595.28, height: 841.89, side: 45, top: 58, bottom: 80, foot: 70 } as const;

/** The narrow column for labels, and the gap to the words. */
export const column = { label: 92, gap: 17 } as const;
export const contentWidth = page.width - 2 * page.side;
export const wordsWidth = contentWidth - column.label - column.gap;

export const type = {
  body: { fontFamily: font.sans, fontSize: 9, lineHeight: 1.5, color: colour.ink },
  small: { fontFamily: font.sans, fontSize: 7.75, lineHeight: 1.45, color: colour.ink2 },
  lead: { fontFamily: font.sans, fontSize: 11, lineHeight: 1.5, color: colour.ink2 },
  label: { fontFamily: font.mono, fontWeight: 500, fontSize: 7, lineHeight: 1.4, color: colour.ink3 },
  title: { fontFamily: font.sans, fontWeight: 700, fontSize: 17, lineHeight: 1.18, letterSpacing: -0.35 },
  display: { fontFamily: font.sans, fontWeight: 700, fontSize: 33, lineHeight: 1.06, letterSpacing: -1 },
  strong: { fontFamily: font.sans, fontWeight: 600, fontSize: 9, lineHeight: 1.4, color: colour.ink },
  figure: { fontFamily: font.sans, fontWeight: 600, letterSpacing: -0.5, color: colour.liquidDeep },
} as const;

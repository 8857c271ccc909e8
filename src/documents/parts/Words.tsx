import { Link, StyleSheet, Text } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import { absolute } from '../../shared/head/head.ts';
import type { Wording } from '../../shared/text/marked.ts';
import { colour } from '../theme.ts';

const styles = StyleSheet.create({
  figure: { color: colour.ink, textDecoration: 'none' },
  small: { fontSize: 6 },
});

/** `https://host` of the site that the links of a document lead to. */
export const Origin = createContext('');

/** A text with its inline marks, inside a `Text`: a figure with a footnote leads to its meaning on the site. */
export function Words({ children }: { children: Wording }): ReactNode {
  const origin = useContext(Origin);
  return pieces(children).map(({ text, href, small }, index) => {
    const key = `${index}`;
    if (href) {
      return (
        <Link key={key} src={absolute(origin, href)} style={styles.figure}>
          {`${text}*`}
        </Link>
      );
    }
    return small ? (
      <Text key={key} style={styles.small}>
        {text}
      </Text>
    ) : (
      text
    );
  });
}

interface Piece {
  text: string;
  href?: string;
  small?: boolean;
}

/** Neighbours of one look become one piece: between two pieces the engine may break a line, with a hyphen. */
function pieces(source: Wording): Piece[] {
  const all: Piece[] = [];
  for (const part of typeof source === 'string' ? [source] : source.parts) {
    const last = all.at(-1);
    const text = typeof part === 'string' ? part : part.text;
    if (typeof part !== 'string' && part.kind === 'ref') all.push({ text, href: part.href });
    else if (last && !last.href) last.text += text;
    else all.push({ text });
  }
  return all.flatMap((piece) => (piece.href ? [piece] : lowered(piece.text)));
}

/** The typefaces have no subscript figures: `H₂S` is set with a small 2. */
function lowered(text: string): Piece[] {
  return text
    .split(/([₀-₉])/)
    .map((piece, index) =>
      index % 2 === 0 ? { text: piece } : { text: String.fromCharCode(piece.charCodeAt(0) - 0x2080 + 48), small: true },
    );
}

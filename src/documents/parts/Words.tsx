import { Link, Text } from '@react-pdf/renderer';
import { createContext, type ReactNode, useContext } from 'react';
import { absolute } from '../../lib/head.ts';
import { type Inline, parseInline } from '../../lib/inline.ts';
import { colour } from '../theme.ts';

/** `https://host` of the site that the links of a document lead to. */
export const Origin = createContext('');

/** A text with its inline marks, inside a `Text`: figures with a footnote lead to their meaning on the site. */
export function Words({ children }: { children: string }): ReactNode {
  const origin = useContext(Origin);
  return parseInline(children).map((part, index) => <Part key={`${index}`} part={part} origin={origin} />);
}

function Part({ part, origin }: { part: Inline; origin: string }): ReactNode {
  if (part.kind !== 'ref') return lowered(part.text);
  return (
    <>
      {part.text}
      <Link src={absolute(origin, part.href)} style={{ color: colour.rust, textDecoration: 'none' }}>
        *
      </Link>
    </>
  );
}

/** The typefaces have no subscript figures: `H₂S` is set with a small 2. */
function lowered(text: string): ReactNode {
  return text.split(/([₀-₉])/).map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the pieces never change places
      <Text key={index} style={{ fontSize: 6 }}>
        {String.fromCharCode(piece.charCodeAt(0) - 0x2080 + 48)}
      </Text>
    ),
  );
}

import { View } from '@react-pdf/renderer';
import type { IndustryPage } from '../site/industries/schema.ts';
import { Challenges, Questions, Rules, Solutions, type Trade, TypicalTank, TypicalTanks } from './blocks/Industry.tsx';
import { type Closing, End } from './parts/Closing.tsx';
import { Cover, type CoverProps } from './parts/Cover.tsx';
import { Figures } from './parts/Figures.tsx';
import { Sheet } from './parts/Sheet.tsx';

export interface BrochureProps extends Closing {
  cover: Omit<CoverProps, 'marks'>;
  trade: Trade;
  words: IndustryPage;
}

/** The brochure of one industry, in the order of its page. */
export function Brochure({ marks, cover, trade, words, ...rest }: BrochureProps) {
  const part = { trade, words };
  return (
    <>
      <Cover marks={marks} {...cover} />
      <Sheet marks={marks}>
        <Challenges {...part} />
        <Solutions {...part} />
        <TypicalTanks {...part} />
        <TypicalTank trade={trade} />
        <View style={{ marginBottom: 6 }}>
          <Figures items={trade.figures} />
        </View>
        <Rules {...part} />
        <Questions {...part} count={6} />
        <End contact={rest.contact} footnote={rest.footnote} />
      </Sheet>
    </>
  );
}

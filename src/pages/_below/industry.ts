export { Closing } from '../../shared/ui/page/Closing.tsx';
export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { Challenges } from '../../site/industries/Challenges.tsx';
export { IndustrySolutions } from '../../site/industries/IndustrySolutions.tsx';
export { IndustryTanks } from '../../site/industries/IndustryTanks.tsx';
export { InstrumentFigure } from '../../site/industries/instruments/InstrumentFigure.tsx';
export { Rules } from '../../site/industries/Rules.tsx';
export { TypicalValues } from '../../site/industries/TypicalValues.tsx';

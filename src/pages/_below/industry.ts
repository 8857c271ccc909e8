export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export * from '../../site/industries/IndustrySections.tsx';
export { InstrumentFigure } from '../../site/industries/instruments/InstrumentFigure.tsx';

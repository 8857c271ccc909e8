export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { DeviceShelf } from '../../site/device/DeviceShelf.tsx';
export * from '../../site/industries/IndustrySections.tsx';
export { InstrumentFigure } from '../../site/industries/instruments/InstrumentFigure.tsx';

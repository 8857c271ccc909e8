export { Closing } from '../../shared/ui/page/Closing.tsx';
export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { Connectivity } from '../../site/device/Connectivity.tsx';
export { Datasheets } from '../../site/device/Datasheets.tsx';
export { ExplodedRadar } from '../../site/device/ExplodedRadar.tsx';
export { Hardware } from '../../site/device/Hardware.tsx';

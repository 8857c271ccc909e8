export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { Datasheets } from '../../site/device/Datasheets.tsx';
export * from '../../site/device/DeviceSections.tsx';
export { Teardown } from '../../site/device/Teardown.tsx';

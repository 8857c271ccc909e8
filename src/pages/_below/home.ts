export { Closing } from '../../shared/ui/page/Closing.tsx';
export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export * from '../../site/home/HomeSections.tsx';

export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export * from '../../site/home/HomeSections.tsx';

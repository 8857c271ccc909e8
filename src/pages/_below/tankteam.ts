export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { WidePicture } from '../../shared/ui/page/WidePicture.tsx';
export { KeyFigures } from '../../shared/ui/Stats.tsx';
export * from '../../site/team/TeamSections.tsx';

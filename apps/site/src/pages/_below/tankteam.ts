export { FaqList } from '../../shared/ui/page/FaqList.tsx';
export { KeyFigures } from '../../shared/ui/Stats.tsx';
export * from '../../site/team/TeamSections.tsx';

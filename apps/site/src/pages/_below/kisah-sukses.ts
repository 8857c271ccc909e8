export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export * from '../../site/stories/StorySections.tsx';

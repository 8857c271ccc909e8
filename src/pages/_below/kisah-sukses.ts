export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { OtherStories } from '../../site/custom/OtherStories.tsx';
export * from '../../site/stories/StorySections.tsx';

export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { KeyFigures } from '../../shared/ui/Stats.tsx';
export * from '../../site/features/FeatureSections.tsx';

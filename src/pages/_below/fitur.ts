export { Closing } from '../../shared/ui/page/Closing.tsx';
export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { KeyFigures } from '../../shared/ui/Stats.tsx';
export { Benefits } from '../../site/features/Benefits.tsx';
export { Comparison } from '../../site/features/Comparison.tsx';
export { CoreFeatures } from '../../site/features/CoreFeatures.tsx';

export { Closing } from '../../shared/ui/page/Closing.tsx';
export { TitledSection } from '../../shared/ui/page/TitledSection.tsx';
export { OtherStories } from '../../site/custom/OtherStories.tsx';
export { Matrix } from '../../site/stories/Matrix.tsx';
export { Scenarios } from '../../site/stories/Scenarios.tsx';

export { Closing } from '../../shared/ui/page/Closing.tsx';
export { OtherStories } from '../../site/custom/OtherStories.tsx';
export { Matrix } from '../../site/stories/Matrix.tsx';
export { Method } from '../../site/stories/Method.tsx';
export { Scenarios } from '../../site/stories/Scenarios.tsx';
